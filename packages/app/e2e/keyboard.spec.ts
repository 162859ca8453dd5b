import type { Locator, Page } from '@playwright/test';
import { shortcuts } from '../../ui/src/patterns/shortcuts';
import type { Shortcut } from '../../ui/src/patterns/shortcuts';
import { expect, test } from './fixtures';
import { heading, landingPath, open, untilInteractive } from './pages';
import { press } from './press';

/** Presses Tab until `target` has focus. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  // With a handle, the locator is not resolved again after every key.
  const element = await target.elementHandle();
  for (let presses = 0; presses < 60; presses += 1) {
    await target.page().keyboard.press(key);
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('from the landing page to a document, through its pages and panels', async ({ page }) => {
  await page.goto(landingPath);
  await tabTo(page.getByRole('link', { name: 'Start Free Trial' }));
  await press(page, 'Enter');
  await expect(heading(page)).toHaveText(['Dashboard']);
  await untilInteractive(page);

  await tabTo(page.getByRole('link', { name: 'Clients', exact: true }));
  await press(page, 'Enter');
  await expect(heading(page)).toHaveText(['Clients']);
  await expect(heading(page)).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Maria Teresa Ibañez' }));
  await press(page, 'Enter');
  await expect(heading(page)).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Review Now' }).first());
  await press(page, 'Enter');
  await expect(heading(page)).toHaveText(['Sampaguita statement Oct 2026.pdf']);
  await expect(heading(page)).toBeFocused();

  const current = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');

  await test.step('the pager', async () => {
    await tabTo(page.getByRole('button', { name: 'Page 3', exact: true }));
    await press(page, 'Enter');
    await expect(current).toHaveText(['3']);
  });

  await test.step('arrows, Home and End in the viewer', async () => {
    await tabTo(page.getByRole('group', { name: 'Document page' }), 'Shift+Tab');
    for (const [key, number] of [
      ['ArrowRight', '4'],
      ['ArrowLeft', '3'],
      ['End', '5'],
      ['ArrowRight', '5'],
      ['Home', '1'],
      ['ArrowLeft', '1'],
    ] as const) {
      await press(page, key);
      await expect(current).toHaveText([number]);
    }
  });

  await test.step('plus, minus and zero zoom, without modifier keys', async () => {
    for (const [key, zoom] of [
      ['+', '125%'],
      ['=', '150%'],
      ['-', '125%'],
      ['0', '100%'],
      ['Control+ArrowRight', '100%'],
    ] as const) {
      await press(page, key);
      await expect(page.getByRole('toolbar', { name: 'Zoom' })).toContainText(zoom);
    }
    await expect(current).toHaveText(['1']);
  });

  await test.step('panels by Enter, Space and arrows', async () => {
    const opener = (name: string) => page.getByRole('button', { name, exact: true });
    await tabTo(opener('Utility Bill Fields'));
    await press(page, 'Enter');
    await expect(opener('Utility Bill Fields')).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(opener('Fraud Detection')).toBeFocused();
    await press(page, 'Space');
    await expect(opener('Fraud Detection')).toHaveAttribute('aria-expanded', 'true');
    await expect(opener('Utility Bill Fields')).toHaveAttribute('aria-expanded', 'false');
    await press(page, 'Enter');
    await expect(opener('Fraud Detection')).toHaveAttribute('aria-expanded', 'false');
  });
});

const document2006 = '/clients/CL-1001/documents/DOC-2006';

const stage = (page: Page) => page.getByRole('group', { name: 'Document page' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const decision = (page: Page) => page.getByRole('dialog', { name: 'Review document' });
const status = (page: Page, scope: Locator | Page = page) => scope.getByText(/^Page \d of 5$/);

/** Records the keys that the page handles from now on. */
function recordHandled(page: Page) {
  return page.evaluateHandle(() => {
    const handled: string[] = [];
    addEventListener('keydown', (event) => {
      if (event.defaultPrevented) handled.push(event.key);
    });
    return handled;
  });
}

const characters = [
  ...new Set(
    Object.values(shortcuts).flatMap((rows) =>
      Object.values<Shortcut>(rows).flatMap(({ keys }) =>
        keys.filter(({ length }) => length === 1),
      ),
    ),
  ),
];

test('a switch turns single keys off everywhere, until the page is reloaded', async ({ page }) => {
  const single = page.getByRole('checkbox', { name: 'Single-key shortcuts' });
  await open(page, '/review');
  await page.getByRole('article').first().getByRole('button').focus();
  await press(page, '?');
  await expect(sheet(page).getByRole('group', { name: 'List of shortcuts' })).toBeFocused();
  await tabTo(single);
  await press(page, 'Space');
  await expect(single).not.toBeChecked();
  await press(page, 'Escape');

  await test.step('on the cards, in the dialog and in the viewer; no button names one', async () => {
    const handled = await recordHandled(page);
    await press(page, ...characters, 'a', 'x', 't');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('article').first().getByRole('button').click();
    await decision(page).getByRole('button', { name: 'Close' }).focus();
    await press(page, ...characters);
    await expect(decision(page).getByRole('radio', { checked: true })).toHaveCount(0);
    const named = page.locator('[aria-keyshortcuts]');
    await expect(named).toHaveCount(1);
    await expect(named).toHaveText('Confirm');
    await press(page, 'Escape');
    await page.getByRole('article').first().getByRole('link').click();
    await stage(page).focus();
    await press(page, ...characters);
    await expect(named).toHaveCount(0);
    await expect(page).toHaveURL(document2006);
    // The one that closed the dialog.
    expect(await handled.jsonValue()).toEqual(['Escape']);
  });

  await test.step('arrow keys, Escape and Ctrl+Enter still work', async () => {
    await press(page, 'ArrowRight');
    await expect(status(page)).toContainText('Page 2 of 5');
    await page.goBack();
    await page.getByRole('article').first().getByRole('button').click();
    await decision(page).getByRole('radio', { name: 'Reject' }).check();
    await decision(page).getByRole('textbox').fill('Blurred');
    await press(page, 'Control+Enter');
    await expect(page.getByText('Document has been rejected')).toBeVisible();
  });

  await test.step('a reload turns them on again', async () => {
    await open(page, '/review');
    await page.getByRole('article').first().getByRole('button').focus();
    await press(page, 'j');
    await expect(page.getByRole('article').nth(1).getByRole('button')).toBeFocused();
  });
});

test('a review takes few keys besides the text', async ({ page }) => {
  let presses = 0;
  /** A key with Ctrl counts twice. */
  const count = async (...keys: string[]) => {
    for (const key of keys) {
      presses += key.split('+').length;
      await press(page, key);
    }
  };
  const start = async () => {
    await open(page, '/review');
    presses = 0;
    await count('Tab', 'Enter', 'Tab', 'Tab', 'Tab');
    await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
  };
  const opened = async (name: string) => {
    await expect(decision(page)).toContainText(name);
    await expect(decision(page).locator(':focus')).toHaveCount(1);
  };

  await test.step('approving the first document takes at most 9', async () => {
    await start();
    await count('o');
    await opened('Sampaguita statement Oct 2026.pdf');
    await count('a');
    await expect(decision(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Paid at the counter');
    await count('Control+Enter');
    await expect(page.getByText('Document has been approved successfully')).toBeVisible();
    expect(presses).toBeLessThanOrEqual(9);
  });

  await test.step('rejecting DOC-2006, after a look at two findings, takes at most 12', async () => {
    await start();
    await count('o');
    await opened('Sampaguita statement Oct 2026.pdf');
    const selected = decision(page).locator('li > [data-selected]');
    for (const name of ['Editing History', 'Balance Verification']) {
      await count('j');
      await expect(selected).toContainText(name);
    }
    await count('x');
    await expect(decision(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.type(
      'The closing balance differs from the movements; the file was saved after it was issued.',
    );
    await count('Control+Enter');
    await expect(page.getByText('Document has been rejected').first()).toBeVisible();
    expect(presses).toBeLessThanOrEqual(12);
  });

  await test.step('rejecting it with the sentences of two findings takes at most 12', async () => {
    await start();
    await count('o');
    await opened('Sampaguita statement Oct 2026.pdf');
    await count('j', 'i', 'j', 'i');
    await expect(decision(page).getByRole('textbox')).toHaveValue(
      /^Editing History: .+\.\nClosing balance differs .* \(page 1\)\.$/,
    );
    await count('Control+Enter');
    await expect(page.getByText('Document has been rejected').first()).toBeVisible();
    expect(presses).toBeLessThanOrEqual(12);
  });
});
