import { parseArgs } from 'node:util';
import { UserError } from './userError.ts';

export const help = `visual [options] [story …]

Renders and plays every story, checks it with axe, takes a screenshot in each of its modes and compares it
with its baseline. Stories are selected by part of their id, title or file; by default all run.

  --update            accepts what differs and lists it, removes orphaned baselines
  --decisions <file>  with --update: only what that file of the review page says is right
  --json              prints the result as JSON, and everything else to stderr
  --shard i/n         runs the i-th of n shards, to split a run between machines
  --shuffle <seed>    runs the stories in random order, which must not matter
  --against <ref>     compares with that git commit, rendered on this machine, instead of the baselines
  --affected [ref]    runs only the stories that the change since that commit affects
  --watch             with --affected: after each save, runs the stories that it affects
  --no-cache          runs also what has passed before with the same sources
  --no-build          uses the built Storybook as it is
  --storybook <dir>   uses the built Storybook in that folder`;

/** The options of the command `visual`. */
export function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        update: { type: 'boolean' },
        decisions: { type: 'string' },
        json: { type: 'boolean' },
        shard: { type: 'string' },
        shuffle: { type: 'string' },
        against: { type: 'string' },
        affected: { type: 'boolean' },
        watch: { type: 'boolean' },
        build: { type: 'boolean', default: true },
        cache: { type: 'boolean', default: true },
        storybook: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.update && values.against) {
      throw new Error('--update and --against cannot be combined.');
    }
    if (values.decisions && !values.update) throw new Error('--decisions needs --update.');
    if (values.decisions && (values.affected || values.shard || positionals.length > 0)) {
      throw new Error(
        '--decisions says which stories to run: give it no names, --affected or --shard.',
      );
    }
    if (values.json && (values.watch || values.help)) {
      throw new Error(`--json and --${values.watch ? 'watch' : 'help'} cannot be combined.`);
    }
    if (values.watch && !values.affected) throw new Error('--watch needs --affected.');
    const [since] = positionals;
    const names = values.affected ? [] : positionals;
    return { ...values, names, since };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\n\n${help}`);
  }
}

export type Options = ReturnType<typeof readOptions>;
