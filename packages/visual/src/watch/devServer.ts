import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { UserError } from '../userError.ts';

/** How long Storybook may take to start, in milliseconds. */
const startTimeout = 60_000;

/** Starts a project's Storybook on a free port. `stop` ends it with all its child processes. */
export async function startDevServer(project: string) {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npx', ['storybook', 'dev', '--ci', '--quiet', '--port', `${port}`], {
    cwd: project,
    // A process group of its own, so that `stop` reaches the server behind npx.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on(
      'data',
      (text: Buffer) => void (output = `${output}${text.toString()}`.slice(-4_000)),
    );
  }
  const stop = () => {
    // Without an id, npx did not start.
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGTERM');
  };
  process.on('exit', stop);
  // Without a listener, a signal would end the process without its `exit` event.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
  const until = performance.now() + startTimeout;
  while (performance.now() < until && child.exitCode === null) {
    const response = await fetch(`${url}/iframe.html`).catch(() => undefined);
    if (response?.ok) return { url, stop };
    await wait(100);
  }
  stop();
  throw new UserError(`Storybook does not start:\n${output}`);
}
