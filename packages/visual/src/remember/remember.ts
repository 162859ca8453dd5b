import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readManifest } from '../baselines/manifest.ts';
import { readTree } from '../choose/affected.ts';
import { withStories } from '../choose/affectedStories.ts';
import { isPartOfRepository } from '../choose/git.ts';
import { renderings, stepOf, storyOf, type Task } from '../choose/plan.ts';
import type { AffectedConfig } from '../index.ts';
import type { Result } from '../render/render.ts';
import { cacheFolder, configFiles, manifestFile, root } from '../settings.ts';
import { hashFiles, hashProject } from './files.ts';
import { keyIn } from './keys.ts';
import { readRecord } from './record.ts';
import { openVerdicts, type Verdict } from './store.ts';

/** A remembered verdict as the results of its task: those of its steps, then its own. */
function resultsOf(task: Task, { hasScreenshot, steps }: Verdict): Result[] {
  const kind: Result['kind'] = hasScreenshot ? 'same' : 'no screenshot';
  const shown = { kind, isCached: true, violations: [], hasScreenshot };
  return [
    ...Array.from({ length: steps }, (_, i) => ({ ...stepOf(task, i + 1), ...shown })),
    { ...task, ...shown },
  ];
}

const hasPassed = ({ kind, violations }: Result) =>
  (kind === 'same' || kind === 'no screenshot') && violations.length === 0;

/** Remembers verdicts from run to run. `tasks` are all of the Storybook in `folder`, `environment` is what renders them. */
export async function remember(
  folder: string,
  tasks: Task[],
  { rules, environment }: { rules: AffectedConfig; environment: unknown },
) {
  const filesNow = hashProject(root);
  const record = readRecord(folder, root);
  if (typeof record === 'string' || !filesNow || isPartOfRepository()) {
    const where = filesNow ? 'this folder is part of another repository' : 'there is no git';
    const reason = typeof record === 'string' ? record : where;
    return {
      problems: () => [`No verdict is remembered: ${reason}.`],
      split: (wanted: Task[]) => ({ left: wanted, cached: [] as Result[] }),
      learn: () => undefined,
    };
  }

  const keyOf = keyIn({
    record,
    filesNow,
    read: (file) => readFileSync(resolve(root, file), 'utf8'),
    graph: withStories(await readTree(folder, tasks, rules)),
    rules,
    manifestFile: relative(root, manifestFile),
    manifest: readManifest(manifestFile),
    environment: [environment, hashFiles(root, configFiles)],
  });
  const verdicts = openVerdicts(resolve(cacheFolder, 'verdicts.json'));
  const verdictOn = (task: Task) => {
    const key = keyOf(task);
    return key === undefined ? undefined : verdicts.get(key);
  };

  return {
    problems: verdicts.problems,

    /** Divides tasks into those to run and the results of those whose verdict is known. */
    split(wanted: Task[]) {
      const left: Task[] = [];
      const cached: Result[] = [];
      // A story is mounted in the first of its modes, so all that share a rendering run together.
      for (const group of renderings(wanted)) {
        const known = group.map((task) => ({ task, verdict: verdictOn(task) }));
        if (known.some(({ verdict }) => !verdict)) left.push(...group);
        else
          cached.push(
            ...known.flatMap(({ task, verdict }) => (verdict ? resultsOf(task, verdict) : [])),
          );
      }
      return { left, cached };
    },

    /** Remembers which of the tasks that ran have passed. */
    learn(ran: Task[], results: Result[]) {
      for (const task of ran) {
        const key = keyOf(task);
        const own = results.find(({ id, mode }) => id === task.id && mode === task.mode);
        const steps = results.filter(
          ({ id, mode }) => task.hasFilmstrip && mode === 'frames' && storyOf(id) === task.id,
        );
        if (key && own && [own, ...steps].every(hasPassed))
          verdicts.set(key, { hasScreenshot: own.hasScreenshot, steps: steps.length });
      }
      verdicts.save();
    },
  };
}
