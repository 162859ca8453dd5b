import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './plant';
import { withoutStories } from './stories.js';

const root = resolve(import.meta.dirname, '..');

const card = {
  'index.ts': `export * from './components/Card';`,
  'components/Card/index.ts': `export { Card, CardTitle } from './Card';\nexport type { CardProps } from './Card';`,
  'components/Card/Card.tsx': `/** What lies on it belongs together. */\nexport function Card() {}\n\n/** Names what lies on it. */\nexport const CardTitle = () => null;`,
  'components/Card/Card.stories.tsx': `const meta = { component: Card };\n<CardTitle />;`,
};
const stories = 'components/Card/Card.stories.tsx';

test('every component of the library has a story and a docs page', () => {
  expect(withoutStories(resolve(root, 'packages/ui/src'))).toEqual([]);
  const preview = readFileSync(resolve(root, '.storybook/preview.tsx'), 'utf8');
  expect(preview).toContain("tags: ['autodocs']");
});

test.each<[what: string, files: Record<string, string>, reported: string[]]>([
  ['nothing', card, []],
  [
    'no story file',
    Object.fromEntries(Object.entries(card).filter(([file]) => file !== stories)),
    ['components/Card has no Card.stories.tsx.'],
  ],
  ['no export', { ...card, 'index.ts': '' }, ['components/Card is not exported from index.ts.']],
  [
    'no story',
    { ...card, [stories]: `{ component: Card }` },
    ['CardTitle is in no story of components/Card.'],
  ],
  [
    'disabled docs',
    { ...card, [stories]: `{ tags: ['!autodocs'] }` },
    ['components/Card has no docs page: Card.stories.tsx disables it.'],
  ],
  [
    'no JSDoc description, or one of a word',
    {
      ...card,
      'components/Card/Card.tsx': `/** Names what lies on it. */\nconst other = 1;\nexport function Card() {}\n/** Title. */\nexport const CardTitle = () => null;`,
    },
    [
      'Card of components/Card has no JSDoc description.',
      'CardTitle of components/Card has no JSDoc description.',
    ],
  ],
])('reports %s', (_what, files, reported) => {
  expect(withoutStories(plant(files))).toEqual(reported);
});
