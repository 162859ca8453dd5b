import { cruise } from 'dependency-cruiser';
import { mkdirSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import dependencyRules from '../importRules.ts';
import { plant } from '../plant';

const packages = {
  'tsconfig.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler", "jsx": "react-jsx" } }',
  'package.json': '{ "name": "planted", "private": true }',
  'packages/fixtures/package.json':
    '{ "name": "@patunay/fixtures", "exports": { ".": "./src/index.ts" } }',
  'packages/fixtures/src/index.ts': `export const clients = []; export interface Client { id: string }`,
  'packages/ui/package.json': '{ "name": "@patunay/ui", "exports": { ".": "./src/index.ts" } }',
  'packages/ui/src/index.ts': `export * from './components/Card';`,
  'packages/ui/src/domain.ts': `export type { Client } from '@patunay/fixtures';`,
  'packages/ui/src/components/Card/index.ts': `export { Card } from './Card';`,
  'packages/ui/src/components/Card/Card.tsx': `export function Card() { return null; }`,
  'packages/ui/src/components/Card/Card.stories.tsx': `import { clients } from '@patunay/fixtures'; import { Card } from './Card'; export default { component: Card, args: { clients } };`,
  'packages/ui/src/patterns/List/index.ts': `import type { Client } from '../../domain'; export { Card as List } from '../../components/Card'; export type Row = Client;`,
  'packages/app/package.json': '{ "name": "@patunay/app", "exports": { ".": "./src/main.ts" } }',
  'packages/app/src/main.ts': `import { Card } from '@patunay/ui'; import { clients } from '@patunay/fixtures'; console.log(Card, clients);`,
  'packages/visual/package.json':
    '{ "name": "@patunay/visual", "exports": { ".": "./src/index.ts", "./browser": "./src/browser.ts" } }',
  'packages/visual/src/index.ts': '',
  'packages/visual/src/browser.ts': '',
  'packages/visual/src/frame.ts': '',
  '.storybook/main.ts': `import '@patunay/visual/browser';`,
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/react/index.js': '',
  'node_modules/react-router-dom/package.json':
    '{ "name": "react-router-dom", "main": "index.js" }',
  'node_modules/react-router-dom/index.js': '',
};

async function reported(files: Record<string, string>) {
  const folder = plant({ ...packages, ...files });
  // Symlink the packages as npm workspaces do, so that package names resolve to their sources.
  mkdirSync(resolve(folder, 'node_modules/@patunay'));
  for (const name of ['fixtures', 'ui', 'visual', 'app']) {
    symlinkSync(resolve(folder, 'packages', name), resolve(folder, 'node_modules/@patunay', name));
  }
  const { forbidden, options } = dependencyRules;
  const { output } = await cruise(['packages', '.storybook'], {
    ...options,
    tsConfig: undefined,
    baseDir: folder,
    ruleSet: { forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  // Guard against a checker that reads no files.
  expect(output.summary.totalCruised).toBeGreaterThan(6);
  return output.summary.violations.map(({ rule }) => rule.name);
}

test('accepts allowed imports', async () => {
  expect(await reported({})).toEqual([]);
});

const card = 'packages/ui/src/components/Card/Card.tsx';
const list = 'packages/ui/src/patterns/List/index.ts';
const fixtures = 'packages/fixtures/src/index.ts';

test.each([
  ['ui-knows-no-router', card, `import 'react-router-dom';`],
  ['ui-knows-no-app', card, `import '../../../../app/src/main';`],
  ['ui-knows-no-app', card, `import '@patunay/app';`],
  ['ui-knows-no-fixtures', card, `import '../../../../fixtures/src';`],
  ['ui-knows-no-fixtures', card, `import '@patunay/fixtures';`],
  ['ui-knows-no-fixtures', list, `export type { Client } from '@patunay/fixtures';`],
  [
    'domain-is-types-only',
    'packages/ui/src/domain.ts',
    `export { clients } from '@patunay/fixtures';`,
  ],
  ['components-know-no-domain', card, `export type { Client } from '../../domain';`],
  [
    'marketing-and-patterns-apart',
    'packages/ui/src/marketing/Hero/index.ts',
    `export * from '../../patterns/List';`,
  ],
  ['fixtures-import-nothing', fixtures, `import '@patunay/ui';`],
  ['fixtures-import-nothing', fixtures, `import 'react';`],
  ['visual-knows-no-product', 'packages/visual/src/frame.ts', `import '@patunay/ui';`],
  ['visual-knows-no-product', 'packages/visual/src/frame.ts', `import '../../../.storybook/main';`],
  ['visual-by-name', '.storybook/preview.ts', `import '../packages/visual/src/frame.ts';`],
  ['unresolved', '.storybook/preview.ts', `import '@patunay/visual/frame';`],
  ['packages-by-name', 'packages/app/src/e2e.ts', `import '../../visual/src/frame.ts';`],
  ['packages-by-name', 'packages/app/src/main.ts', `import '../../ui/src/components/Card';`],
  ['components-before-patterns', card, `import '../../patterns/List';`],
  ['folders-through-their-index', list, `export * from '../../components/Card/Card';`],
  [
    'folders-through-their-index',
    'packages/ui/src/index.ts',
    `export * from './components/Card/Card';`,
  ],
  [
    'no-story-in-product',
    'packages/ui/src/components/Card/index.ts',
    `export * from './Card.stories';`,
  ],
  ['no-cycles', card, `import './index';`],
  ['unresolved', card, `import './Cardd';`],
])('%s: %s with %s', async (rule, file, code) => {
  expect(await reported({ [file]: code })).toContain(rule);
});
