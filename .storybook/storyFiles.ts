import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { titleIn } from './storySource.js';

const packages = resolve(import.meta.dirname, '../packages');

export interface StoryFile {
  title: string;
  /** The story ids, in source order. */
  ids: string[];
  /** The `route` parameter of the first story. */
  route?: string;
}

/** Parses every story file of the packages without executing it. */
export function readStoryFiles(): StoryFile[] {
  return readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx') && !file.includes('node_modules'))
    .map((file) => parseStoryFile(readFileSync(resolve(packages, file), 'utf8')));
}

function parseStoryFile(code: string): StoryFile {
  const title = titleIn(code);
  const exported = [...code.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name]) => name!);
  return {
    title,
    ids: exported.map((name) => toId(title, storyNameFromExport(name))),
    route: /route: '([^']+)'/.exec(code)?.[1],
  };
}
