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

// Vitest sets NODE_ENV to 'test', with which the bundles would contain React's development runtime.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

test('every component has an accepted size', () => {
  expect(
    components.map(({ name }) => name).filter((name) => !accepted[name]),
    'New components: record their size with npm run bench -- --only library --accept',
  ).toEqual([]);
});

test('no component is more than 10 % above its accepted size', { timeout: 120_000 }, async () => {
  const measured: Record<string, Record<string, number>> = {};
  for (const component of components.filter(({ name }) => watched.includes(name)))
    measured[component.name] = (await costOf(component)).bytes;
  expect(
    findGrowth(measured, accepted),
    'Compressed bytes. If it is worth it: npm run bench -- --only library --accept',
  ).toEqual([]);
});

test('a Button does not bundle the dialog', { timeout: 60_000 }, async () => {
  const dialogModulesIn = async (wanted: string) => {
    const { modules } = await costOf(components.find(({ name }) => name === wanted)!);
    return modules.filter((id) => id.includes('react-dialog'));
  };
  expect(await dialogModulesIn('Button')).toEqual([]);
  expect(await dialogModulesIn('Dialog')).not.toEqual([]);
});
