import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('an older Node says in one sentence what to do', () => {
  const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
  const args = ['--import', older, '.ci/node.js'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Patunay needs Node 24 or newer, and this is 20\.20\.2\. .+\n$/);
});
