import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../sourceFiles.js';
import { componentFiles } from './componentFiles.ts';
import { createDocgen } from './docgen.ts';
import { codeOfFramedStories } from './examples.ts';
import { llmsText } from './llms.ts';

const files = componentFiles().filter((file) => /\/(Button|Dialog|Pager)[.]tsx$/.test(file));
const docgen = createDocgen(files);
const text = llmsText(files.map((file) => ({ file, components: docgen.componentsOf(file) })));

test('lists components with a line each and a link to their page', () => {
  expect(text).toContain(
    '## Components\n\n- [Button](./?path=/docs/components-button--docs): Starts an action.\n',
  );
});

test('lists types, defaults and required props', () => {
  expect(text).toContain('- `label: string`, required. The accessible name of the navigation');
  expect(text).toContain(
    "- `variant: 'primary' | 'secondary' | 'ghost' | 'danger'`, default `'secondary'`.",
  );
});

test('shows examples that can be pasted', () => {
  expect(text).toContain(
    '<Pager label="Pages" pageCount={200} defaultPage={8} onPageChange={() => {}} />',
  );
  expect(text).toContain('<Button onClick={() => {}}>Add Client</Button>');
});

test('an example contains the constants of its story file', () => {
  expect(text).toContain('footer={<>\n    <Button>Cancel</Button>');
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
