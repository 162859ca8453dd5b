import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const files = (name) => ({
  [`${name}.tsx`]: `import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './${name}.module.css';

export interface ${name}Props extends ComponentProps<'div'> {
  /** What the prop does, in a sentence. */
  label: string;
}

/**
 * What it is, in a sentence. Renders a \`div\`. Not for something else: say what to use there.
 *
 * Accessibility: what assistive technology gets.
 */
export function ${name}({ label, className, ...rest }: ${name}Props) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {label}
    </div>
  );
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
  args: { label: 'A label' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The most common use. */
export const Default: Story = {
  parameters: { spoken: ['A label'] },
};
`,
  'index.ts': `export { ${name} } from './${name}';
export type { ${name}Props } from './${name}';
`,
});

/**
 * Creates a component's folder and exports it from the library.
 *
 * @param {string} name the component's name, in PascalCase
 * @param {string} sources the library's `src`
 * @returns {string | undefined} an error message if the name is invalid or taken
 */
export function newComponent(name, sources) {
  if (!/^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/.test(name)) {
    return 'Say what the component is called, each word with a capital: npm run new -- StatusLight';
  }
  const taken = ['components', 'patterns', 'marketing'].find((layer) =>
    existsSync(join(sources, layer, name)),
  );
  if (taken) return `There is a ${name} already, in packages/ui/src/${taken}.`;

  const folder = join(sources, 'components', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files(name))) writeFileSync(join(folder, file), text);

  const index = join(sources, 'index.ts');
  const lines = readFileSync(index, 'utf8').trim().split('\n');
  const isComponent = (line) => line.includes("'./components/");
  const components = [...lines.filter(isComponent), `export * from './components/${name}';`].sort();
  const start = lines.findIndex(isComponent);
  const rest = lines.filter((line) => !isComponent(line));
  writeFileSync(
    index,
    `${[...rest.slice(0, start), ...components, ...rest.slice(start)].join('\n')}\n`,
  );
}
