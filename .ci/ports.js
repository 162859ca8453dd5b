import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether a server could listen on the port, on all addresses of this machine. */
export const isFree = (port) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });

/** A port that is free now. */
export async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  await new Promise((done) => probe.close(done));
  return port;
}
