import { mkdirSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  experimental_getStatusStore,
  internal_fullStatusStore,
} from 'storybook/internal/core-server';
import type { InlineConfig } from 'vite';
import type { Options } from 'storybook/internal/types';
import { recordSources } from '../remember/record.ts';
import { moduleGraph } from './plugin.ts';
import { changeLine, statusesOf, statusType } from './sidebar.ts';
import { readVerdicts, verdictFile } from './verdictFile.ts';

/** What is used of Storybook's, whose type it does not publish. */
interface IndexGenerator {
  getIndex: () => Promise<{ entries: Record<string, { title: string }> }>;
}

/** Keeps the verdicts of the watch mode in the sidebar up to date. */
function showVerdicts() {
  const store = experimental_getStatusStore(statusType);
  const update = () => {
    store.unset();
    store.set(statusesOf(readVerdicts()));
  };
  mkdirSync(dirname(verdictFile), { recursive: true });
  const watcher = watch(
    dirname(verdictFile),
    (_, name) => name === basename(verdictFile) && update(),
  );
  watcher.unref();
  update();
}

/** Prints which stories the uncommitted change affects, whenever that changes. */
async function printChange(presets: Options['presets']) {
  const generator = await presets.apply<IndexGenerator>('storyIndexGenerator');
  let last: string | undefined;
  internal_fullStatusStore.onAllStatusChange(async (statuses) => {
    const { entries } = await generator.getIndex();
    const line = changeLine(statuses, (id) => entries[id]?.title);
    if (line === last) return;
    last = line;
    console.log(line ?? 'The uncommitted change affects no story.');
  });
}

/** Storybook calls it when the development server starts. */
export function experimental_serverChannel<Channel>(
  channel: Channel,
  { presets }: Pick<Options, 'presets'>,
): Channel {
  showVerdicts();
  void printChange(presets);
  return channel;
}

export const viteFinal = (config: InlineConfig): InlineConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), moduleGraph(), recordSources()],
});
