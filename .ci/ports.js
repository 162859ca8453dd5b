import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether a server could listen on the port, on all addresses of this machine. */
export const isFree = (port) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });

/**
 * A port that is free now. It is below the range from which systems choose ports (32768 on Linux, 49152 elsewhere):
 * otherwise, a server or connection of another step could take it before it is used.
 */
export async function freePort() {
  const port = randomInt(20_000, 30_000);
  return (await isFree(port)) ? port : freePort();
}
