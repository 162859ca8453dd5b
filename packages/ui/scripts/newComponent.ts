// npm run new -- ComponentName: creates a component folder from a template, and exports it from the library.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const files = (name: string) => ({
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
  [`${name}.module.css`]: `@layer patunay.components {
  .root {
    color: var(--pt-fg);
  }
}
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}';

const meta = {
  title: 'Components/${name}',
  tags: ['layout'],
  component: ${name},
  args: { label: 'A label' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The most common use. */
export const Default: Story = {
  parameters: { spoken: ['A label'] },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
};
`,
  'index.ts': `export { ${name} } from './${name}';
export type { ${name}Props } from './${name}';
`,
});

/**
 * Creates a component's folder and exports it from the library.
 *
 * @param name the component's name, in PascalCase
 * @param sources the library's `src`
 * @returns an error message if the name is invalid or taken
 */
export function newComponent(name: string, sources: string) {
  if (!/^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/.test(name)) {
    return 'Pass the name of the component in PascalCase: npm run new -- StatusLight';
  }
  const taken = ['components', 'patterns', 'marketing'].find((layer) =>
    existsSync(join(sources, layer, name)),
  );
  if (taken) return `${name} already exists, in packages/ui/src/${taken}.`;

  const folder = join(sources, 'components', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files(name))) writeFileSync(join(folder, file), text);

  const index = join(sources, 'index.ts');
  const line = `export * from './components/${name}';`;
  const lines = readFileSync(index, 'utf8').split('\n');
  const components = lines.filter((other) => other.includes("'./components/"));
  const next = components.find((other) => other > line);
  const position = next ? lines.indexOf(next) : lines.indexOf(components.at(-1) ?? '') + 1;
  writeFileSync(index, lines.toSpliced(position, 0, line).join('\n'));
}

if (process.argv[1] === import.meta.filename) {
  const [, , name = ''] = process.argv;
  const problem = newComponent(name, join(import.meta.dirname, '../src'));
  if (problem) console.error(problem);
  else
    console.log(
      `Created packages/ui/src/components/${name}/ and exported it from packages/ui/src/index.ts.`,
    );
  process.exitCode = problem ? 1 : 0;
}
