import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { read, sourceFiles } from './sourceFiles.js';
import { titleIn } from './storySource.js';

export interface StoryFile {
  title: string;
  /** The story ids, in source order. */
  ids: string[];
  /** The first `route` parameter in the file, usually that of the meta. */
  route?: string;
}

/** Parses every story file of the packages without executing it. */
export const readStoryFiles = () =>
  sourceFiles(/[.]stories[.]tsx$/).map((file) => parseStoryFile(read(file)));

function parseStoryFile(code: string): StoryFile {
  const title = titleIn(code);
  const exported = [...code.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name]) => name!);
  return {
    title,
    ids: exported.map((name) => toId(title, storyNameFromExport(name))),
    route: /route: '([^']+)'/.exec(code)?.[1],
  };
}
