import { parseArgs } from 'node:util';
import { UserError } from './userError.ts';

export const help = `visual [options] [story …]

Renders and plays every story, checks it with axe, takes a screenshot in each of its modes and compares it
with its baseline. Stories are selected by part of their id, title or file; by default all run.

  --update            accepts what differs and lists it, removes orphaned baselines
  --decisions <file>  with --update: only what that file of the review page says is right
  --affected [ref]    runs only the stories that the change since that commit affects
  --against <ref>     compares with that git commit, rendered on this machine, instead of the baselines
  --shard i/n         runs the i-th of n shards, to split a run between machines
  --shuffle <seed>    runs the stories in random order, which must not matter
  --no-cache          runs also what has passed before with the same sources
  --no-build          uses the built Storybook as it is

visual merge <folder …>  merges the reports of all shards into one review page`;

/** The options of the command `visual`. Throws a `UserError` if they are invalid. */
export function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        update: { type: 'boolean' },
        decisions: { type: 'string' },
        affected: { type: 'boolean' },
        against: { type: 'string' },
        shard: { type: 'string' },
        shuffle: { type: 'string' },
        build: { type: 'boolean', default: true },
        cache: { type: 'boolean', default: true },
        help: { type: 'boolean' },
      },
    });
    const { update, decisions, affected, against } = values;
    const shard =
      /^(\d+)\/(\d+)$/
        .exec(values.shard ?? '1/1')
        ?.slice(1)
        .map(Number) ?? [];
    const [i = 0, n = 0] = shard;
    const shuffle = values.shuffle === undefined ? undefined : Number(values.shuffle);
    const problem = [
      update && against && '--update and --against cannot be combined.',
      decisions && !update && '--decisions needs --update.',
      decisions &&
        (affected || values.shard || positionals.length > 0) &&
        '--decisions says which stories to run: give it no names, --affected or --shard.',
      affected && positionals.length > 1 && '--affected takes one commit.',
      (i < 1 || i > n) && '--shard must be i/n with 1 ≤ i ≤ n, for example 2/3.',
      Number.isNaN(shuffle) && '--shuffle needs a number.',
    ].find(Boolean);
    if (problem) throw new Error(problem);
    const names = affected ? [] : positionals;
    return {
      ...values,
      shuffle,
      shard: values.shard ? { i, n } : undefined,
      names,
      since: positionals[0],
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\n\n${help}`);
  }
}

export type Options = ReturnType<typeof readOptions>;
