import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { toId } from '../../internals/node.ts';
import { componentFiles, root } from '../../sources/sourceFiles.ts';
import { parseStories } from '../../sources/storySource.ts';
import { sentenceCase } from '../../sources/storyNames.ts';
import type { ComponentDoc, Docgen } from './docgen.ts';
import { examplesIn } from './examples.ts';
import { completeExample, exampleWithProps } from './exampleImports.ts';

/** Props as `react-docgen-typescript` describes them, one of the formats that Storybook's manifest has. */
const inManifest = ({ displayName, description, props }: ComponentDoc) => ({
  displayName,
  description,
  props: Object.fromEntries(
    Object.entries(props).map(([name, { type, required, description, default: value }]) => [
      name,
      { name, type: { name: type }, required, description, defaultValue: value && { value } },
    ]),
  ),
});

/** A component, or a part of one, with its props. */
export const describedComponent = (path: string, doc: ComponentDoc) => ({
  ...{ path, name: doc.displayName, description: doc.description },
  jsDocTags: Object.fromEntries(Object.entries(doc.tags).map(([tag, text]) => [tag, [text]])),
  reactDocgenTypescript: inManifest(doc),
});

function describe(file: string, components: ComponentDoc[]) {
  const main = components.find(({ displayName }) => file.endsWith(`/${displayName}.tsx`));
  const storyFile = file.replace(/[.]tsx$/, '.stories.tsx');
  if (!main || !existsSync(storyFile)) return [];
  const code = readFileSync(storyFile, 'utf8');
  const path = relative(root, file);
  const stories = new Map(parseStories(code).stories.map((story) => [story.name, story]));
  const required = Object.keys(main.props).filter((name) => main.props[name]?.required);
  /** Whether the file itself sets all required props, instead of spreading them from elsewhere. */
  const isComplete = (name: string) => {
    const { args, render } = stories.get(name) ?? {};
    return Boolean(render) || required.every((prop) => args?.has(prop));
  };
  const documented = (doc: ComponentDoc) => describedComponent(path, doc);
  const id = toId(parseStories(code).title, '').replace(/-+$/, '');
  const examples = examplesIn(code, main.displayName).map((example) => ({
    ...example,
    snippet: isComplete(example.name) ? completeExample(example.code, code) : undefined,
  }));
  const hasNone = examples.every(({ snippet }) => snippet === undefined);
  const withProps = (name: string) =>
    exampleWithProps(main.displayName, stories.get(name)?.args ?? new Map(), required, code);
  return {
    ...documented(main),
    id,
    // Each example has the imports that it needs, so there is none for all.
    stories: examples.map(({ name, description, snippet }, index) => ({
      id: stories.get(name)?.id ?? '',
      name: sentenceCase(name),
      description,
      snippet: hasNone && index === 0 ? withProps(name) : snippet,
    })),
    subcomponents: Object.fromEntries(
      components.filter((doc) => doc !== main).map((doc) => [doc.displayName, documented(doc)]),
    ),
  };
}

/**
 * The library's components as Storybook's manifest lists them, for `@storybook/addon-mcp`: props from our own docgen,
 * and examples that can be pasted.
 */
export function componentsManifest({ componentsOf }: Pick<Docgen, 'componentsOf'>) {
  const started = performance.now();
  const components = componentFiles()
    .filter((file) => file.includes('/packages/ui/'))
    .flatMap((file) => describe(file, componentsOf(file)));
  return {
    v: 0,
    components: Object.fromEntries(components.map((component) => [component.id, component])),
    meta: {
      docgen: 'react-docgen-typescript' as const,
      durationMs: Math.round(performance.now() - started),
    },
  };
}
