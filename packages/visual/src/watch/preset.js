import { mkdirSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  experimental_getStatusStore,
  internal_fullStatusStore,
} from 'storybook/internal/core-server';
import { recordSources } from '../remember/record.ts';
import { moduleGraph } from './plugin.js';
import { changeLine, statusesOf, statusType } from './sidebar.js';
import { readVerdicts, verdictFile } from './verdictFile.js';

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
async function printChange(presets) {
  const generator = await presets.apply('storyIndexGenerator');
  let last;
  internal_fullStatusStore.onAllStatusChange(async (statuses) => {
    const { entries } = await generator.getIndex();
    const line = changeLine(statuses, (id) => entries[id]?.title);
    if (line === last) return;
    last = line;
    console.log(line ?? 'The uncommitted change affects no story.');
  });
}

/** Storybook calls it when the development server starts. */
export function experimental_serverChannel(channel, { presets }) {
  showVerdicts();
  void printChange(presets);
  return channel;
}

export const viteFinal = (config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), moduleGraph(), recordSources()],
});
