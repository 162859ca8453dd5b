// Tests the tool with the Storybook in storybook/: npm run prove -w @patunay/visual
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { buildStorybook } from '../src/render/buildStorybook.ts';
import { proveBadInput } from './badInput.ts';
import type { Run } from './tools.ts';
import { proveWatch } from './watch.ts';

const command = resolve(import.meta.dirname, '../bin.ts');
const modules = resolve(import.meta.dirname, '../../../node_modules');

/** Makes a project with a git history of two commits. */
function makeProject() {
  const project = mkdtempSync(resolve(tmpdir(), 'visual-project-'));
  cpSync(resolve(import.meta.dirname, 'storybook'), project, { recursive: true });
  symlinkSync(modules, resolve(project, 'node_modules'));
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(resolve(project, name), '{ "type": "module" }');
  writeFileSync(
    resolve(project, '.gitignore'),
    'node_modules\nstorybook-static\ntest-results\nbaselines\n.cache\n',
  );
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Proof');
  git('config', 'user.email', 'proof@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message=First');
  git('commit', '--quiet', '--allow-empty', '--message=Second');
  return project;
}

const project = makeProject();
let failed = 0;

/** Prints the result of a check, and if it failed, the end of the run's output. */
function check(isRight: boolean, text: string, output: string) {
  console.log(`${isRight ? 'ok    ' : 'FAILED'}  ${text}`);
  if (isRight) return;
  failed += 1;
  console.log(output.split('\n').slice(-20).join('\n'));
}

function run(...args: string[]): Run {
  const { status, stdout } = spawnSync(
    process.execPath,
    [command, '--no-build', '--no-cache', ...args],
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, VISUAL_CACHE: '.cache' },
    },
  );
  return { isGreen: status === 0, output: stdout.trim() };
}

try {
  buildStorybook(resolve(project, 'storybook-static'), { cwd: project });
  proveBadInput({ project, run, check });
  await proveWatch({ project, command, run, check });
} finally {
  rmSync(project, { recursive: true });
}
console.log(failed === 0 ? 'All checks passed.' : `${failed} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
