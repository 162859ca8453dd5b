import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../sources/sourceFiles.ts';
import { docgen } from './docgen.ts';
import { codeOfFramedStories } from './examples.ts';
import { agentFiles } from './llms.ts';
import { componentsManifest } from './manifest.ts';

const files = agentFiles(Object.values(componentsManifest(docgen).components), '# Using it');
const index = files['llms.txt']!;

test('the index has a line for each component, with a link to its Markdown', () => {
  expect(index).toContain('## Components\n\n- [Accordion](./docs/components-accordion.md): ');
  expect(index).toContain('- [Button](./docs/components-button.md): Starts an action.\n');
  const links = [...index.matchAll(/\]\([.]\/([^)]+)\)/g)].map(([, path]) => path!);
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter((path) => !(path in files))).toEqual([]);
});

test.each([
  ['required props', 'pager', '- `label: string`, required. The accessible name of the navigation'],
  [
    'types and defaults',
    'button',
    "- `variant: 'primary' | 'secondary' | 'ghost' | 'danger'`, default `'secondary'`.",
  ],
  ['the props of parts', 'accordion', '## AccordionItem\n\n'],
  ['the types of its props', 'select', '## Types\n\n```ts\nexport interface SelectOption {\n'],
  ['the values of those', 'table', "'title'"],
  [
    'examples that can be pasted',
    'pager',
    'import { Pager } from \'@patunay/ui\';\n\n<Pager label="Pages" pageCount={200}',
  ],
])('the Markdown of a component has %s', (_, name, expected) => {
  expect(files[`docs/components-${name}.md`]).toContain(expected);
  expect(files['llms-full.txt']).toContain(expected);
});

test('a story in an iframe shows an example that can be pasted, with its imports', () => {
  const file = `${root}/packages/ui/src/components/Dialog/Dialog.stories.tsx`;
  const code = codeOfFramedStories(readFileSync(file, 'utf8'), file);
  const { parameters } = new Function(
    `const Default = {}; ${/\nDefault.+/.exec(code)![0]} return Default`,
  )();
  expect(parameters.docs.source.code).toContain(
    "import { Button, Dialog } from '@patunay/ui';\nimport '@patunay/ui/styles.css';\n\n<Dialog\n  title=",
  );
});
