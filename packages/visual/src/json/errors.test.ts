import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the command in a project with this configuration. */
function run(configuration: string, ...args: string[]) {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  writeFileSync(join(project, 'visual.config.ts'), configuration);
  return spawnSync(process.execPath, [join(import.meta.dirname, '../../bin.ts'), ...args], {
    cwd: project,
    encoding: 'utf8',
  });
}

test.each([
  ['an unknown option', '', ['--updat'], /^Unknown option '--updat'/],
  ['options that exclude each other', '', ['--help'], /^--json and --help cannot be combined/],
  [
    'a configuration with a syntax error',
    'export default { baselines: ',
    [],
    /^visual\.config\.ts does not load: .*Unexpected token[^]*visual\.config\.ts:1:/s,
  ],
  [
    'a configuration that throws',
    'throw new Error("No colour\\nis set.")',
    [],
    /does not load: No colour\nis set\.$/,
  ],
  ['an exception', 'export default { baselines: 1 }', [], /must be of type string/],
])('with --json, %s is an object on stdout, and text on stderr', (_, configuration, args, why) => {
  const { status, stdout, stderr } = run(configuration, '--json', ...args);
  const { message, ...result } = JSON.parse(stdout);
  expect(message).toMatch(why);
  expect(stderr).toContain(message);
  expect(result).toMatchObject({ version: 1, status: 'error', changes: [] });
  expect(status).toBe(1);
});

test('without --json, an error is text on stdout', () => {
  const { status, stdout } = run('export default { baselines: ');
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^visual\.config\.ts does not load/)]);
});
