/**
 * Names that are the same wherever and whenever they are made: UUID version 5 (RFC 9562) of an address, as IFC writes
 * it.
 */

/** The namespace of addresses, RFC 9562. */
const namespace = [0x6b, 0xa7, 0xb8, 0x11, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8];

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';

/** The GlobalId for an address: 22 characters, which any UUID library can compute again. */
export async function globalId(address: string): Promise<string> {
  let rest = (await uuid(address)).reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let place = 0; place < 22; place += 1) {
    text = (alphabet[Number(rest & 63n)] ?? '') + text;
    rest >>= 6n;
  }
  return text;
}

/** The 16 bytes of the UUID. Browsers hash on secure pages alone, which the site's are. */
export async function uuid(address: string): Promise<number[]> {
  const message = new Uint8Array([...namespace, ...new TextEncoder().encode(address)]);
  const bytes = [...new Uint8Array(await crypto.subtle.digest('SHA-1', message)).subarray(0, 16)];
  return bytes.map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x50 : index === 8 ? (byte & 0x3f) | 0x80 : byte));
}
