import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './plant';
import { withoutDocumentation, withoutStories } from './stories.js';

const root = resolve(import.meta.dirname, '..');

const card = {
  'index.ts': `export * from './components/Card';`,
  'components/Card/index.ts': `export { Card, CardTitle } from './Card';\nexport type { CardProps } from './Card';`,
  'components/Card/Card.tsx': `/** What lies on it belongs together. */\nexport function Card() {}\n\n/** Names what lies on it. */\nexport const CardTitle = () => null;`,
  'components/Card/Card.stories.tsx': `const meta = { component: Card };\n<CardTitle />;`,
};

test('every export of the library has a story and documentation', () => {
  expect(withoutStories(resolve(root, 'packages/ui/src'))).toEqual([]);
});

test('reports an export without a story', () => {
  expect(withoutStories(plant(card))).toEqual([]);
  const stories = 'components/Card/Card.stories.tsx';
  const bare = Object.entries(card).filter(([name]) => name !== stories);
  expect(withoutStories(plant(Object.fromEntries(bare)))).toEqual([
    'components/Card has no Card.stories.tsx.',
  ]);
  expect(withoutStories(plant({ ...card, 'index.ts': '' }))).toEqual([
    'components/Card is not exported from index.ts.',
  ]);
  expect(withoutStories(plant({ ...card, [stories]: `{ component: Card }` }))).toEqual([
    'CardTitle, of components/Card, is in no story of Card.stories.tsx.',
  ]);
});

test('reports an export without a docs page', () => {
  const stories = 'components/Card/Card.stories.tsx';
  const off = `const meta = { component: Card, tags: ['!autodocs'] };\n<CardTitle />;`;
  expect(withoutStories(plant({ ...card, [stories]: off }))).toEqual([
    'components/Card has no page: Card.stories.tsx switches its documentation off.',
  ]);
  const code = `/** Names what lies on it. */\nconst other = 1;\nexport function Card() {}\n/** Title. */\nexport const CardTitle = () => null;`;
  expect(withoutStories(plant({ ...card, 'components/Card/Card.tsx': code }))).toEqual([
    'Card, of components/Card, says nothing on its page: a comment above it is missing.',
    'CardTitle, of components/Card, says nothing on its page: a comment above it is missing.',
  ]);
});

test('reports docs that are disabled globally', () => {
  const preview = readFileSync(resolve(root, '.storybook/preview.tsx'), 'utf8');
  expect(withoutDocumentation(preview)).toEqual([]);
  expect(withoutDocumentation(preview.replace("tags: ['autodocs']", 'tags: []'))).toEqual([
    "No component has a page of documentation: the preview has no tag 'autodocs'.",
  ]);
});
