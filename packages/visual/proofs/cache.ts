// Tests that no verdict depends on the cache of pictures, and that a picture that is not in it is rendered from the merge
// base.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import type { Run, Tools } from './tools.ts';

/** Copies a built Storybook, and changes a text that its stories show. */
function plantChange(built: string, folder: string) {
  cpSync(built, folder, { recursive: true });
  for (const name of readdirSync(resolve(folder, 'assets'))) {
    if (!name.endsWith('.js')) continue;
    const file = resolve(folder, 'assets', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Some text', 'Other text'));
  }
}

const pngsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.png'))
    .map((name) => resolve(folder, name));

interface CacheTools extends Tools {
  /** The id of a story whose text changes. */
  story: string;
  /** The line of the output about its difference. */
  differs: RegExp;
  /** Checks that a run fails with these messages. */
  fails: (what: string, run: Run, ...messages: RegExp[]) => void;
}

export function proveCache({ project, story, differs, fails, check, run }: CacheTools): void {
  const pictures = resolve(project, '.cache/pictures');
  const changed = resolve(project, '.cache/changed');
  plantChange(resolve(project, 'storybook-static'), changed);
  const runChanged = () => run('--storybook', changed, story);
  const passes = (what: string, { isGreen, output }: Run, ...messages: RegExp[]) =>
    check(isGreen && messages.every((message) => message.test(output)), what, output);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' });

  const cached = runChanged();
  fails('a difference is described with the picture in the cache', cached, differs);
  check(!/rendering/.test(cached.output), 'and nothing else is rendered', cached.output);

  for (const picture of pngsIn(pictures)) truncateSync(picture, 40);
  passes('a damaged cache changes no verdict', run(story));
  const rendered = /The cache has no earlier picture of .+\.\nBuilding and rendering \w+ …/;
  const damaged = [/\d of the screenshots in \S+ were damaged/, rendered, differs];
  fails('a damaged picture is rendered again from the merge base', runChanged(), ...damaged);

  const [after = ''] = pngsIn(resolve(project, 'test-results/visual-report/after'));
  for (const picture of pngsIn(pictures)) copyFileSync(after, picture);
  fails(
    'a wrong picture changes no verdict',
    runChanged(),
    /its pixels differ from|pixels differ \(/,
  );

  rmSync(pictures, { recursive: true, force: true });
  passes('an empty cache changes no verdict', run(story));
  rmSync(pictures, { recursive: true, force: true });
  fails('a missing picture is rendered from the merge base', runChanged(), rendered, differs);

  rmSync(pictures, { recursive: true, force: true });
  writeFileSync(pictures, '');
  const unwritable = /Screenshots could not be kept in \S+: /;
  passes('a cache that cannot be written changes no verdict', run(story), unwritable);
  fails('and a difference is still described', runChanged(), unwritable, differs);
  rmSync(pictures);

  /** Runs with a merge base in which a file is broken. */
  const runAfter = (name: string, text: string) => {
    const file = resolve(project, name);
    const kept = readFileSync(file);
    for (const content of [text, kept]) {
      writeFileSync(file, content);
      git('commit', '--quiet', '--all', `--message=Change ${name}`);
    }
    rmSync(pictures, { recursive: true, force: true });
    const result = runChanged();
    git('commit', '--quiet', '--allow-empty', '--message=A merge base in order');
    return result;
  };
  const without = (reason: string) =>
    new RegExp(`No picture shows what 1 of the screenshots that differ were\\. ${reason}`);
  fails(
    'a merge base that cannot be built is reported, and the difference too',
    runAfter('.storybook/main.ts', 'export default {'),
    without('The Storybook of \\w+ does not build: its log is \\S+\\.log\\.'),
    /its pixels differ from the baseline/,
  );
  fails(
    'a merge base whose packages cannot be installed is reported, and the difference too',
    runAfter('package-lock.json', '{'),
    without('The packages of \\w+ cannot be installed: '),
    /its pixels differ from the baseline/,
  );
  rmSync(pictures, { recursive: true, force: true });
  fails('a build of the merge base is kept', runChanged(), rendered, differs);
  const builds = resolve(project, '.cache/commits');
  for (const name of readdirSync(builds))
    if (!name.endsWith('.log'))
      writeFileSync(resolve(builds, name, 'iframe.html'), '<html></html>');
  rmSync(pictures, { recursive: true, force: true });
  fails(
    'a merge base that cannot be rendered is reported, and the difference too',
    runChanged(),
    without('The Storybook of \\w+ cannot be rendered: '),
    /its pixels differ from the baseline/,
  );
  rmSync(pictures, { recursive: true, force: true });
  fails('its build is not used again', runChanged(), rendered, differs);
  process.env.GIT_DIR = resolve(project, 'baselines');
  rmSync(pictures, { recursive: true, force: true });
  const archive = runChanged();
  delete process.env.GIT_DIR;
  fails(
    'the lack of a git history is reported, and the difference too',
    archive,
    without('Rendering the merge base needs a clone of the git repository'),
    /its pixels differ from the baseline/,
  );
  const isClean = !/visual-against/.test(git('worktree', 'list'));
  check(isClean, 'no worktree is left behind', git('worktree', 'list'));
  mkdirSync(pictures, { recursive: true });
}
