import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screensOf } from './screens';

test('a story loads the screens at its route and at those that it opens', async () => {
  const modulesOf = await screensOf();
  const at = (parameters: object) => modulesOf({ id: '', title: '', file: '', parameters });
  expect(at({})).toEqual([]);
  expect(at({ route: '/' })).toEqual(['packages/app/src/screens/Landing.tsx']);
  const opened = at({ route: '/clients', opens: ['/review'] });
  expect(opened).toContain('packages/app/src/screens/Clients.tsx');
  expect(opened).toContain('packages/app/src/screens/Review.tsx');
  for (const file of opened) expect(existsSync(file), file).toBe(true);
});
