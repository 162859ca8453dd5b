import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Resolves with the port, or rejects if nothing can listen on it, on all addresses of this machine. */
const probe = (wanted: number) =>
  new Promise<number>((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(wanted, () => {
      // A server that listens on a port has an address, and no path.
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

export const isFree = (port: number) =>
  probe(port).then(
    () => true,
    () => false,
  );

/** A port that is free now. */
export const freePort = () => probe(0);
