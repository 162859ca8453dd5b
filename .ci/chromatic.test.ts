import { getConfiguration } from 'chromatic/node';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './plant';

const root = resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

test('its configuration is one that its command understands', async () => {
  const config = await getConfiguration(resolve(root, 'chromatic.config.json'));
  expect(config.onlyChanged).toBe(true);
  expect(Object.keys(manifest.scripts)).toContain(config.buildScriptName);
  const folder = plant({ 'chromatic.config.json': '{ "onlyChange": true }' });
  await expect(getConfiguration(resolve(folder, 'chromatic.config.json'))).rejects.toThrow(
    /onlyChange/,
  );
});

test('a missing token is told in a sentence', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
  const { status, stderr } = spawnSync(process.execPath, ['.ci/chromatic.js'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^CHROMATIC_PROJECT_TOKEN is not set\./);
  expect(stderr).not.toMatch(/ at .+:\d+/);
});
