import { clients, documents } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { accessibilityRules } from '../../../.storybook/a11y.ts';
import { expect, test } from './fixtures';
import { clientPath, documentPath, heading, landingPath, open } from './pages';

/** One page per screen. */
const paths = [
  landingPath,
  '/dashboard',
  '/clients',
  clientPath(clients[0]!),
  documentPath(documents[0]!),
  '/upload',
  '/activity',
  '/review',
  '/reports',
  '/no/such/page',
];

/** The page's axe violations, one line each. Includes the landmark and heading rules, which stories skip. */
async function violations(page: Page) {
  const { violations } = await page.evaluate(
    (rules) =>
      (Reflect.get(window, 'axe') as typeof axe).run({
        runOnly: rules,
        resultTypes: ['violations'],
      }),
    accessibilityRules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join()}`),
  );
}

test.beforeEach(({ page }) => page.addInitScript({ content: axe.source }));

/** The visual tests check the same screens in every mode, including dark and more contrast. */
test('axe finds no violation on any page', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
});

test('reports a page without a main landmark and heading', async ({ page }) => {
  await open(page, '/activity');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('h1, main')) element.role = 'presentation';
  });
  expect(await violations(page)).toEqual(
    expect.arrayContaining(['landmark-one-main: html', 'page-has-heading-one: html']),
  );
});
