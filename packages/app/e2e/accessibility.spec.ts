import type { Page } from '@playwright/test';
import axe from 'axe-core';
import {
  accessibilityRules,
  visualAccessibilityRules,
} from '../../../.storybook/environments/a11y.ts';
import { expect, test } from './fixtures';
import { heading, landingPath, open, pageOfEachScreen } from './pages';

/**
 * The page's axe violations, one line each. Includes the landmark and heading rules, which stories skip; excludes those
 * about colours and layout, which stories check in more modes.
 */
async function violations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ runOnly, visual }) =>
      (Reflect.get(window, 'axe') as typeof axe).run({
        runOnly,
        resultTypes: ['violations'],
        rules: Object.fromEntries(visual.map((rule) => [rule, { enabled: false }])),
      }),
    { runOnly: accessibilityRules, visual: visualAccessibilityRules },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join()}`),
  );
}

/** The visual tests also run axe on these screens, in every mode except forced colours and print. */
test('axe finds no violation on any page', async ({ page }) => {
  await page.goto(landingPath);
  expect(await violations(page), landingPath).toEqual([]);
  await open(page, '/no/such/page');
  expect(await violations(page), page.url()).toEqual([]);
  for (const { path, heading: text } of pageOfEachScreen) {
    await open(page, path);
    await expect(heading(page)).toHaveText([text]);
    expect(await violations(page), path).toEqual([]);
  }

  await test.step('a page without a main landmark and heading would be reported', async () => {
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('h1, main')) element.role = 'presentation';
    });
    expect(await violations(page)).toEqual(
      expect.arrayContaining(['landmark-one-main: html', 'page-has-heading-one: html']),
    );
  });
});
