import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import { Trouble } from '../build/trouble.mjs';
import { createFiles, sendText } from './files.ts';
import type { Mailbox } from './mailbox.ts';

/** How the local server is set up. */
export type ServerOptions = {
  /** Folder of the built site. */
  root: string;
  /** 0 takes any free port; only together with a `host` other than localhost. */
  port: number;
  /** The embedded mailbox; without it there is no endpoint for messages. */
  mailbox?: Mailbox;
  /** Set on every answer of the site; the mailbox has its own. */
  headers?: Record<string, string>;
  /** Address to listen on. `localhost`, which is used without one, means both 127.0.0.1 and ::1. */
  host?: string;
};

/** A server that runs. */
export type RunningServer = {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  /** Ends all connections and frees the port. */
  close: () => Promise<void>;
};

/**
 * Serves a built site, and the embedded mailbox where there is one.
 *
 * @throws {Trouble} when there is no site in `root`, or the port is taken or not allowed
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { root, port, mailbox, headers = {}, host = 'localhost' } = options;
  if (!existsSync(root))
    throw new Trouble(`There is no built site in ${root}: build it with "npm start" or "npm run build".`);
  const files = createFiles(root, headers);
  const servers = await listen(port, host, (request, response) => {
    try {
      if (mailbox) mailbox(request, response, () => files(request, response));
      else files(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal server error');
    }
  });
  const address = servers[0]?.address() as AddressInfo;
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`,
    close: () => close(servers),
  };
}

/**
 * Checks that a port is free before the work is done, not after.
 *
 * @throws {Trouble} when it is taken or not allowed
 */
export async function assertPortFree(port: number, host = 'localhost'): Promise<void> {
  await close(await listen(port, host, () => {}));
}

/**
 * Browsers take localhost for ::1 or 127.0.0.1. We listen on both: otherwise another program on one of them would be
 * shown instead of the site, on some machines only.
 */
async function listen(port: number, host: string, handler: RequestListener): Promise<Server[]> {
  const servers: Server[] = [];
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    try {
      servers.push(await listenOn(port, address, handler));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A machine may well be without IPv6.
      if (address === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue;
      await close(servers);
      throw explainListen(error, port);
    }
  }
  return servers;
}

function listenOn(port: number, address: string, handler: RequestListener): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function explainListen(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new Trouble(
      `Port ${port} is taken: stop the program that uses it, or choose another with the variable PORT, as in PORT=${port + 1}.`,
    );
  }
  if (code === 'EACCES') {
    return new Trouble(`Port ${port} is not allowed for you: choose one above 1023 with the variable PORT.`);
  }
  return error;
}

async function close(servers: Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
}
