// npm run new -- ComponentName: a new component folder from a template, exported from the library.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const sources = resolve(import.meta.dirname, '../src');

const files = (name) => ({
  [`${name}.tsx`]: `import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './${name}.module.css';

export type ${name}Props = ComponentProps<'div'>;

/** What it is. Renders a \`div\`. Not for …: use … */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div {...rest} className={clsx(styles.root, className)} />;
}
`,
  [`${name}.module.css`]: `@layer components {
  .root {
    color: var(--fg);
  }
}
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`,
  'index.ts': `export { ${name} } from './${name}';
export type { ${name}Props } from './${name}';
`,
});

function fail(message) {
  console.error(message);
  process.exit(1);
}

const name = process.argv[2] ?? '';
if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  fail('Say what the component is called, in capitals and lower case: npm run new -- StatusLight');
}

const folder = join(sources, 'components', name);
if (existsSync(folder)) fail(`There is a component called ${name} already.`);

mkdirSync(folder);
for (const [file, text] of Object.entries(files(name))) writeFileSync(join(folder, file), text);

const index = join(sources, 'index.ts');
const line = `export * from './components/${name}';`;
const lines = [...readFileSync(index, 'utf8').trim().split('\n'), line].sort();
writeFileSync(index, `${lines.join('\n')}\n`);
console.log(`packages/ui/src/components/${name}/`);
