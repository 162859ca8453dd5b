import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/**
 * Starts a shell command in its own process group, so that it can be ended with its children.
 *
 * @param {string} command
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, onOutput?: (text: string) => void }} options
 */
export function start(command, { env, cwd, onOutput = () => {} }) {
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    cwd,
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      chunks.push(chunk);
      onOutput(chunk.toString());
    });
  }
  const signal = (name) => {
    try {
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid, name);
    } catch {
      // It has already exited.
    }
  };
  /** @type {Promise<{ code: number | null, output: string }>} */
  const ended = new Promise((done) =>
    child.on('close', (code) => done({ code, output: Buffer.concat(chunks).toString() })),
  );
  return { ended, signal };
}

/**
 * Ends commands: with SIGINT, the only signal on which Playwright stops its web server, and after at most 5 s with
 * SIGKILL.
 *
 * @param {ReturnType<typeof start>[]} commands
 */
export async function stop(commands) {
  for (const { signal } of commands) signal('SIGINT');
  await Promise.race([Promise.all(commands.map(({ ended }) => ended)), setTimeout(5000)]);
  for (const { signal } of commands) signal('SIGKILL');
}
