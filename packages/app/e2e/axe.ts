import type { Page } from '@playwright/test';
import axe from 'axe-core';
import {
  accessibilityRules,
  visualAccessibilityRules,
} from '../../../.storybook/environments/a11y.ts';

/**
 * The page's axe violations, one line each. Includes the landmark and heading rules, which stories skip; excludes those
 * about colours and layout, which stories check in more modes.
 */
export async function violations(page: Page) {
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
