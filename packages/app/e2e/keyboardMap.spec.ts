import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './fixtures';
import { keyboardProblems, lostFocus } from './keyboardMap';
import { heading, landingPath, open, pageOfEachScreen } from './pages';

const paths = [landingPath, ...pageOfEachScreen.map(({ path }) => path), '/no/such/page'];

async function visit(page: Page, path: string) {
  if (path === landingPath) await page.goto(path);
  else await open(page, path);
  await expect(heading(page)).toBeVisible();
}

/** The targets below 24 by 24 px that have too little space around them (WCAG 2.5.8). */
async function smallTargets(page: Page) {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run({
      runOnly: { type: 'rule', values: ['target-size'] },
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join()));
  });
  return violations.map((target) => `small target: ${target}`);
}

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('Tab reaches every control in reading order with a visible focus ring; no button loses focus', async ({
      page,
    }) => {
      for (const path of paths) {
        await visit(page, path);
        expect
          .soft([...(await keyboardProblems(page)), ...(await smallTargets(page))], path)
          .toEqual([]);
        // Not on the landing page and the error page, where the buttons and links leave the page.
        const isScreen = pageOfEachScreen.some((screen) => screen.path === path);
        if (name === 'desktop' && isScreen) expect.soft(await lostFocus(page), path).toEqual([]);
      }
    });

    test('the same is true in every dialog', async ({ page }) => {
      const check = async () => {
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        expect
          .soft([...(await keyboardProblems(page)), ...(await smallTargets(page))], page.url())
          .toEqual([]);
      };
      await open(page, '/clients');
      await page.getByRole('button', { name: 'Add Client' }).click();
      await check();
      await open(page, '/review');
      await page.getByRole('article').first().getByRole('button').click();
      await check();
      await page.getByRole('dialog').getByRole('radio', { name: 'Reject' }).click();
      await page.getByLabel('Rejection Reason (Required)').fill('Not legible');
      await check();
      if (name === 'phone') {
        await open(page, '/dashboard');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await check();
      }
    });
  });
}

test('reports stops that Tab skips, wrong order, hidden focus, missing focus rings and focus traps', async ({
  page,
}) => {
  await page.setContent(`
    <button>One</button><button style="position: absolute; top: 0; left: 200px">Two</button>
    <p style="margin-top: 50px"><button style="float: right">Four</button><button>Three</button></p>
    <div style="position: relative"><button>Hidden</button><i style="position: absolute; inset: 0; background: red"></i></div>
    <button style="outline: none">No ring</button>
    <button onblur="this.focus()">Trap</button><button>Never</button>
    <div style="position: absolute; top: 300px; display: flex">
      <a href="#" style="width: 9px">a</a><a href="#" style="width: 9px">b</a>
    </div>`);
  expect([...(await keyboardProblems(page)), ...(await smallTargets(page))]).toEqual([
    '"button Three" sits before "button Four"',
    '"button Hidden" is hidden while it has the focus',
    '"button No ring" has no focus ring',
    'Tab does not reach "button Never"',
    'Tab does not reach "a a"',
    'Tab does not reach "a b"',
    'small target: a:nth-child(1)',
    'small target: a:nth-child(2)',
  ]);
  await page.setContent('<button onclick="this.remove()">Remove</button><button>Stay</button>');
  expect(await lostFocus(page)).toEqual(['Remove']);
});
