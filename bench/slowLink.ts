import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The network that Lighthouse calls slow 4G: round trip in milliseconds, bits a second down and up. */
export const slow4G = { roundTrip: 150, down: 1_638_400, up: 768_000 };

/** Bytes that the link passes on at a time. */
const piece = 1400;

/**
 * A slow network in front of a server on this machine, for all connections together.
 *
 * The browser's own throttling does not reach what it fetches ahead, so the network itself has to be slow.
 *
 * @param port of the server
 */
export async function startSlowLink(port: number): Promise<{ port: number; close: () => void }> {
  const { roundTrip } = slow4G;
  const [down, up] = [createLink(slow4G.down, roundTrip / 2), createLink(slow4G.up, roundTrip / 2)];
  const server = createServer((browser) => {
    const site = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [browser, site],
      [site, browser],
    ] as const) {
      from.setNoDelay(true);
      from.on('error', () => to.destroy());
      from.on('close', () => setTimeout(() => to.end(), roundTrip));
    }
    // Loopback connects at once; a network takes a round trip for it.
    const open = performance.now() + roundTrip;
    browser.on('data', (bytes) => up(bytes, site, open));
    site.on('data', (bytes) => down(bytes, browser, open));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/**
 * One direction: each piece waits for those before it, takes time by its length, and travels for `delay` milliseconds.
 */
function createLink(bitsPerSecond: number, delay: number): (bytes: Buffer, to: Socket, earliest: number) => void {
  const queue: { part: Buffer; to: Socket; arrival: number }[] = [];
  let free = 0;

  // One timer for all: several could fire out of turn.
  const deliver = () => {
    while (queue[0] && queue[0].arrival <= performance.now()) {
      const { part, to } = queue.shift() as (typeof queue)[number];
      if (to.writable) to.write(part);
    }
    if (queue[0]) setTimeout(deliver, Math.max(1, queue[0].arrival - performance.now()));
  };

  return (bytes, to, earliest) => {
    const isIdle = queue.length === 0;
    for (let start = 0; start < bytes.length; start += piece) {
      const part = bytes.subarray(start, start + piece);
      free = Math.max(free, performance.now(), earliest) + (part.length * 8000) / bitsPerSecond;
      queue.push({ part, to, arrival: free + delay });
    }
    if (isIdle) deliver();
  };
}
