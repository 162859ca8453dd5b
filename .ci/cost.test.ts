import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findGrowth } from '../packages/app/bench/lib/budgets.js';
import { components, costOf } from '../packages/app/bench/lib/componentCost.js';

const costs: { component: string }[] = JSON.parse(
  readFileSync('.storybook/docs/cost.json', 'utf8'),
);
const accepted = Object.fromEntries(costs.map(({ component, ...cost }) => [component, cost]));

/** A sample of small and large components; the bench measures all of them. */
const watched = ['Button', 'Link', 'Badge', 'Table', 'Dialog', 'AppShell', 'UploadForm'];

const measured: Record<string, Awaited<ReturnType<typeof costOf>>> = {};

beforeAll(async () => {
  // Vitest sets NODE_ENV to 'test', with which the bundles would contain React's development runtime.
  vi.stubEnv('NODE_ENV', 'production');
  for (const component of components.filter(({ name }) => watched.includes(name)))
    measured[component.name] = await costOf(component);
}, 120_000);
afterAll(() => void vi.unstubAllEnvs());

test('every component has an accepted size', () => {
  expect(
    components.map(({ name }) => name).filter((name) => !accepted[name]),
    'New components: record their size with npm run bench -- --only library --accept',
  ).toEqual([]);
});

test('no component is more than 10% above its accepted size', () => {
  const sizes = Object.entries(measured).map(([name, { bytes }]) => [name, bytes]);
  expect(sizes).toHaveLength(watched.length);
  expect(
    findGrowth(Object.fromEntries(sizes), accepted),
    'Compressed bytes. If it is worth it: npm run bench -- --only library --accept',
  ).toEqual([]);
});

test('a Button does not bundle the dialog', () => {
  const dialogModulesIn = (name: string) =>
    measured[name]!.modules.filter((id) => id.includes('react-dialog'));
  expect(dialogModulesIn('Button')).toEqual([]);
  expect(dialogModulesIn('Dialog')).not.toEqual([]);
});
