import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from './git.ts';

test('lists changed, new and removed files, whatever characters their names have', () => {
  const project = mkdtempSync(join(tmpdir(), 'visual-git-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project });
  const write = (name: string, text: string) => writeFileSync(join(project, name), text);
  git('init', '--quiet');
  for (const name of ['señal.ts', 'removed.ts', 'same.ts']) write(name, '1');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message=First');
  write('señal.ts', '2');
  write('a "new" one.ts', '1');
  rmSync(join(project, 'removed.ts'));
  expect(changedFiles('HEAD', project)).toEqual(['removed.ts', 'señal.ts', 'a "new" one.ts']);
});
