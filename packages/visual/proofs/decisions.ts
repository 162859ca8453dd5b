// Tests that `--json` has what a review needs, and that `--update --decisions` accepts only what is right.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Tools } from './tools.ts';

interface DecisionTools extends Tools {
  /** Two stories that pass, by their ids. */
  stories: [right: string, other: string];
}

export function proveDecisions({ project, stories, run, check }: DecisionTools): void {
  const [right, other] = stories;
  const manifest = resolve(project, 'baselines/screenshots.txt');
  const file = resolve(project, 'decisions.json');
  const kept = readFileSync(manifest, 'utf8');
  const decide = (pixels: string) => {
    const decisions = [
      { screenshot: `light/${right}`, pixels, verdict: 'right' },
      { screenshot: `light/${other}`, pixels, verdict: 'needs change' },
    ];
    writeFileSync(file, JSON.stringify({ version: 1, decisions }));
    return run('--update', '--decisions', file);
  };

  const wrong = stories.reduce(
    (text, id) => text.replace(new RegExp(`(${id}\\n  light )\\w+`), `$1${'0'.repeat(32)}`),
    kept,
  );
  writeFileSync(manifest, wrong);
  const json = run('--json', ...stories);
  const { status, changes } = JSON.parse(json.output);
  const found = changes.map(({ screenshot }: { screenshot: string }) => screenshot).sort();
  const expected = stories.map((id) => `light/${id}`).sort();
  const isComplete = !json.isGreen && status === 'failed' && String(found) === String(expected);
  check(isComplete, '--json prints what differs, and nothing else', json.output);

  const stale = decide('1'.repeat(32));
  const isUnchanged = readFileSync(manifest, 'utf8') === wrong;
  check(
    !stale.isGreen && isUnchanged && /its pixels are not those/.test(stale.output),
    'other pixels than those that were reviewed are not accepted',
    stale.output,
  );

  const { pixels } = changes.find(({ story }: { story: string }) => story === right);
  const updated = decide(pixels);
  const now = readFileSync(manifest, 'utf8');
  check(
    updated.output.includes(`accepts light/${right}`) &&
      updated.output.includes('1 accepted, 0 removed') &&
      updated.output.includes('1 screenshot still needs a change') &&
      !updated.isGreen &&
      now === wrong.replace(new RegExp(`(${right}\\n  light )\\w+`), `$1${pixels}`),
    'only what is right is accepted',
    updated.output,
  );
  writeFileSync(manifest, kept);
  rmSync(file);
}
