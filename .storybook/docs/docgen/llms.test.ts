import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentFiles, root } from '../../sources/sourceFiles.ts';
import { createDocgen } from './docgen.ts';
import { codeOfFramedStories } from './examples.ts';
import { llmsText } from './llms.ts';

const files = componentFiles().filter((file) => /\/(Button|Dialog|Pager)[.]tsx$/.test(file));
const docgen = createDocgen(files);
const text = llmsText(files.map((file) => ({ file, components: docgen.componentsOf(file) })));

test.each([
  [
    'a line for each component, with a link to its page',
    '## Components\n\n- [Button](./?path=/docs/components-button--docs): Starts an action.\n',
  ],
  ['required props', '- `label: string`, required. The accessible name of the navigation'],
  [
    'types and defaults',
    "- `variant: 'primary' | 'secondary' | 'ghost' | 'danger'`, default `'secondary'`.",
  ],
  [
    'examples that can be pasted',
    '<Pager label="Pages" pageCount={200} defaultPage={8} onPageChange={() => {}} />',
  ],
  ['the children of examples', '<Button onClick={() => {}}>Add Client</Button>'],
  ['the constants of a story file', 'footer={<>\n    <Button>Cancel</Button>'],
])('contains %s', (_, expected) => {
  expect(text).toContain(expected);
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
