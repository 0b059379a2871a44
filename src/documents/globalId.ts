/** Names that are the same wherever and whenever they are made: UUID version 5 (RFC 9562) of an address, as IFC writes it. */

/** The namespace of addresses, RFC 9562. */
const namespace = [0x6b, 0xa7, 0xb8, 0x11, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8];

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';

/** The GlobalId of what stands at an address: 22 characters, which any UUID library can compute again. */
export function globalId(address: string): string {
  let rest = uuid(address).reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let place = 0; place < 22; place += 1) {
    text = (alphabet[Number(rest & 63n)] ?? '') + text;
    rest >>= 6n;
  }
  return text;
}

/** The 16 bytes of the UUID. */
export function uuid(address: string): number[] {
  const bytes = sha1([...namespace, ...new TextEncoder().encode(address)]).slice(0, 16);
  return bytes.map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x50 : index === 8 ? (byte & 0x3f) | 0x80 : byte));
}

/** SHA-1 (FIPS 180-4). The browser's own is asynchronous and only there on secure pages; nothing is to be kept secret here. */
function sha1(message: number[]): number[] {
  const length = message.length * 8;
  const padding = Array.from({ length: (119 - (message.length % 64)) % 64 }, () => 0);
  const bytes = [...message, 0x80, ...padding, ...words([0, length])];
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let start = 0; start < bytes.length; start += 64) {
    const schedule = Array.from({ length: 16 }, (_, index) =>
      bytes.slice(start + index * 4, start + index * 4 + 4).reduce((number, byte) => (number << 8) | byte, 0),
    );
    for (let index = 16; index < 80; index += 1)
      schedule.push(
        turn(
          [3, 8, 14, 16].reduce((mixed, back) => mixed ^ (schedule[index - back] ?? 0), 0),
          1,
        ),
      );
    let [a, b, c, d, e] = state as [number, number, number, number, number];
    schedule.forEach((part, index) => {
      const [mixed, constant] =
        index < 20
          ? [(b & c) | (~b & d), 0x5a827999]
          : index < 40
            ? [b ^ c ^ d, 0x6ed9eba1]
            : index < 60
              ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
              : [b ^ c ^ d, 0xca62c1d6];
      [a, b, c, d, e] = [(turn(a, 5) + mixed + e + constant + part) | 0, a, turn(b, 30), c, d];
    });
    state = [a, b, c, d, e].map((value, index) => (value + (state[index] ?? 0)) | 0);
  }
  return words(state);
}

const turn = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/** Numbers of 32 bits as bytes, the highest first. */
const words = (values: number[]): number[] =>
  values.flatMap((value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255));
