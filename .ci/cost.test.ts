import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findGrowth } from '../packages/app/bench/lib/budgets.ts';
import { components, costOf } from '../packages/app/bench/lib/componentCost.ts';

const costs: { component: string }[] = JSON.parse(
  readFileSync('.storybook/docs/cost.json', 'utf8'),
);
const accepted = Object.fromEntries(costs.map(({ component, ...cost }) => [component, cost]));

/** A sample of small and large components; the bench measures all of them. */
const watched = ['Button', 'Link', 'Badge', 'Table', 'Dialog', 'AppShell', 'UploadForm'];

test('every component has an accepted size', () => {
  expect(
    components.map(({ name }) => name).filter((name) => !accepted[name]),
    'New components: record their size with npm run bench -- library --accept',
  ).toEqual([]);
});

test('no watched component is over 10% above its accepted size', { timeout: 120_000 }, async () => {
  // Vitest sets NODE_ENV to 'test', with which Vite would compile JSX for React's development runtime.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const sample = components.filter(({ name }) => watched.includes(name));
  expect(sample).toHaveLength(watched.length);
  const measured: Record<string, Awaited<ReturnType<typeof costOf>>> = {};
  for (const component of sample) measured[component.name] = await costOf(component);
  expect(
    findGrowth(measured, accepted),
    'Compressed bytes. To accept the growth: npm run bench -- library --accept',
  ).toEqual([]);
});
