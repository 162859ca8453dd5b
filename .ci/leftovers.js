// Finds what a test run leaves behind. Only what the run itself created counts: its steps get a temporary folder and an
// environment variable of their own, so that other programs on the machine do not matter.
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** The environment variable that marks the processes of a run. Child processes inherit it. */
export const mark = 'PATUNAY_TEST_RUN';

/** Chromium removes these itself, but leaves one that it has just created if it is ended at that moment. */
const ofChromium = /^[.]org[.]chromium[.]Chromium[.]/;

/** How long processes may take to exit after the step that started them, in milliseconds. */
const grace = 3000;

/** The result of reading something of a process, or the fallback if it has exited or belongs to somebody else. */
const attempt = (read, fallback) => {
  try {
    return read();
  } catch {
    return fallback;
  }
};

/** The ports on which sockets listen, by inode. */
function listeningSockets() {
  const tables = ['tcp', 'tcp6'].map((name) =>
    attempt(() => readFileSync(`/proc/net/${name}`, 'utf8'), ''),
  );
  const rows = tables.flatMap((table) => table.split('\n').map((row) => row.trim().split(/\s+/)));
  return new Map(
    rows
      .filter(([, , , state]) => state === '0A')
      .map(([, address, , , , , , , , inode]) => [inode, parseInt(address.split(':')[1], 16)]),
  );
}

/** The running processes whose environment has the mark, with the ports on which they listen; none without /proc. */
export function processesOf(run) {
  const sockets = listeningSockets();
  const read = (pid, file) => readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0');
  return attempt(() => readdirSync('/proc'), [])
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => attempt(() => read(pid, 'environ'), []).includes(`${mark}=${run}`))
    .map((pid) => ({
      pid: Number(pid),
      command: attempt(() => read(pid, 'cmdline'), [])
        .join(' ')
        .trim(),
      ports: attempt(() => readdirSync(`/proc/${pid}/fd`), [])
        .map((fd) => attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`), ''))
        .map((link) => sockets.get(/^socket:\[(\d+)\]$/.exec(link)?.[1]))
        .filter(Boolean),
    }));
}

/**
 * Waits until all processes of a run have exited, and says what is left after a few seconds: one line each. Ends
 * the processes that are left.
 *
 * @param {string} folder the run's temporary folder, which is also the value of the mark
 */
export async function leftovers(folder) {
  const until = performance.now() + grace;
  while (processesOf(folder).length > 0 && performance.now() < until) await setTimeout(50);
  const processes = processesOf(folder);
  for (const { pid } of processes) attempt(() => process.kill(pid, 'SIGKILL'));
  return [
    ...readdirSync(folder)
      .filter((name) => !ofChromium.test(name))
      .map((name) => `the temporary file or folder ${name}`),
    ...processes.map(({ pid, command, ports }) => {
      const listens = ports.length > 0 ? `, listening on port ${ports.join(', ')}` : '';
      return `process ${pid}${listens}: ${command.slice(0, 200)}`;
    }),
  ];
}
