import type { Locator, Page } from '@playwright/test';
import { shortcuts } from '../../ui/src/patterns/shortcuts';
import type { Shortcut, ShortcutAction, ShortcutScope } from '../../ui/src/patterns/shortcuts';
import { onlyChromium } from './engines';
import { payload } from './files';
import { expect, test } from './fixtures';
import { shortcutProblems } from './keyboardMap';
import { nextFrame } from './nextFrame';
import { changeUrl, heading, landingPath, open, recordConsole, untilInteractive } from './pages';
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
  await tabTo(page.getByRole('link', { name: 'Review Now' }).last());
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

test('searching, sorting and adding clients', async ({ page }) => {
  await open(page, '/clients');
  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type('ma');
  await expect(page.getByRole('row')).toHaveCount(3);
  await press(page, 'Escape');
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('zzz');
  await tabTo(page.getByRole('button', { name: 'Clear search' }).last());
  await press(page, 'Enter');
  await expect(page.getByRole('row')).toHaveCount(6);
  const sort = page.getByRole('columnheader', { name: 'Name' }).getByRole('button');
  await sort.focus();
  await press(page, 'Space');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(sort).toBeFocused();

  await tabTo(page.getByRole('button', { name: 'Add Client' }), 'Shift+Tab');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Client' });
  await expect(dialog).toBeVisible();

  await dialog.getByLabel('Client Name').focus();
  await page.keyboard.type('Leonor Abad');
  await dialog.getByRole('radio', { name: 'Individual' }).focus();
  await press(page, 'ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Merchant' })).toBeChecked();
  await tabTo(dialog.getByLabel('Document Type'));
  await page.keyboard.type('DTI');
  await expect(dialog.getByLabel('Document Type')).toHaveValue('dti_certificate');
  await tabTo(dialog.getByLabel('File', { exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Enter');
  await (await chooser).setFiles(payload({ name: 'dti.pdf' }));
  const lines = recordConsole(page);
  await tabTo(dialog.getByRole('button', { name: 'Add Client' }));
  await press(page, 'Enter');
  await expect(dialog).toHaveCount(0);
  expect(lines).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Add Client' })).toBeFocused();
});

test('choosing, previewing, removing and uploading files', async ({ page }) => {
  await open(page, '/upload');
  await tabTo(page.getByRole('radio', { name: 'Individual' }));
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Merchant' })).toBeChecked();
  await tabTo(page.getByLabel('Client Name'));
  await page.keyboard.type('Panaderya');
  await tabTo(page.getByLabel('Document Type'));
  await page.keyboard.type('BIR');
  await tabTo(page.getByRole('button', { name: /browse/i }));
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Enter');
  await (await chooser).setFiles(['a.pdf', 'b.png'].map((name) => payload({ name })));

  const files = page.getByRole('group', { name: 'Selected files' });
  await tabTo(files.getByRole('button', { name: /b\.png/ }).first());
  await press(page, 'Enter');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img')).toBeVisible();
  await tabTo(files.getByRole('button', { name: /^Remove/ }).last());
  await press(page, 'Enter');
  await expect(files.getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await tabTo(page.getByRole('button', { name: 'Upload 1 File(s)' }));
  const lines = recordConsole(page);
  await press(page, 'Space');
  await expect(page.getByRole('status').getByText('1 file was not sent')).toBeVisible();
  expect(lines).toHaveLength(1);
});

test('reviewing a document, and exporting a report', async ({ page }) => {
  await open(page, '/review');
  const review = page.getByRole('main').getByRole('article').first().getByRole('button');
  await tabTo(review);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(dialog.getByRole('radio').first());
  await press(page, 'Space');
  await tabTo(dialog.getByLabel('Approval Notes (Required)'));
  await page.keyboard.type('Known client');
  await tabTo(dialog.getByRole('button', { name: 'Confirm' }));
  await press(page, 'Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Document has been approved successfully')).toBeVisible();
  await expect(review).toBeFocused();

  await page.getByRole('link', { name: 'Reports', exact: true }).focus();
  await press(page, 'Enter');
  await expect(heading(page)).toHaveText(['Reports']);
  const selected = page.getByRole('tab', { selected: true });
  await tabTo(selected);
  for (const [key, tab] of [
    ['ArrowRight', 'Utility Bills'],
    ['End', 'Approved Documents'],
    ['ArrowRight', 'Bank Statements'],
    ['ArrowLeft', 'Approved Documents'],
    ['Home', 'Bank Statements'],
  ] as const) {
    await press(page, key);
    await expect(selected).toHaveText([tab]);
    await expect(selected).toBeFocused();
  }
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(selected).toHaveText(['Rejected Documents']);
  const group = page.getByRole('group', { name: 'Export' });
  await group.getByRole('button', { name: 'CSV' }).focus();
  const download = page.waitForEvent('download');
  await press(page, 'Enter');
  expect((await download).suggestedFilename()).toBe('rejected_documents_report.csv');
});

const document2006 = '/clients/CL-1001/documents/DOC-2006';

const stage = (page: Page) => page.getByRole('group', { name: 'Document page' });
const magnifier = (page: Page) => page.locator('[data-magnifier]');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const decision = (page: Page) => page.getByRole('dialog', { name: 'Review document' });
const status = (page: Page, scope: Locator | Page = page) =>
  scope.getByRole('status').filter({ hasText: /^Page \d of 5/ });

/** Checks what one key does: gets the page and a function that presses the key. */
type Effects<Scope extends ShortcutScope> = Record<
  ShortcutAction<Scope>,
  (page: Page, press: () => Promise<void>) => Promise<void>
>;

/** Checks each key of a scope on a page prepared by `before`. A new row in the table needs an effect here. */
async function checkEffects<Scope extends ShortcutScope>(
  page: Page,
  scope: Scope,
  effects: Effects<Scope>,
  before: () => Promise<void>,
) {
  for (const [action, { keys }] of Object.entries<Shortcut>(shortcuts[scope])) {
    for (const key of keys) {
      await test.step(`${scope}: ${key} (${action})`, async () => {
        await before();
        await effects[action as ShortcutAction<Scope>](page, () => press(page, key));
      });
    }
  }
}

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

test('every shortcut of the document viewer works on focus in the viewer, and only there', async ({
  page,
}) => {
  await open(page, document2006);
  const at = async (query: string) => {
    await changeUrl(page, document2006 + query);
    await stage(page).focus();
  };
  const zoom = page.getByRole('toolbar', { name: 'Zoom and rotation' });
  const turns = (query: string, text: string) => async (_: Page, pressKey: () => Promise<void>) => {
    await at(query);
    await pressKey();
    await expect(status(page)).toContainText(text);
  };
  const zooms = (text: string) => async (_: Page, pressKey: () => Promise<void>) => {
    await press(page, '+', '+', '+');
    await pressKey();
    await expect(zoom).toContainText(text);
  };

  await checkEffects(
    page,
    'viewer',
    {
      nextFinding: turns('?finding=transaction-lines', 'Finding 4 of 9'),
      previousFinding: turns('?finding=transaction-lines', 'Finding 2 of 9'),
      compare: async (_, pressKey) => {
        await at('?finding=balance-verification');
        await pressKey();
        await expect(page.locator('[data-comparison]')).toBeFocused();
      },
      back: async (_, pressKey) => {
        await at('?page=5');
        await press(page, 'j');
        await expect(status(page)).toContainText('Page 1 of 5');
        await pressKey();
        await expect(page).toHaveURL(/page=5/);
      },
      clear: async (_, pressKey) => {
        await at('?finding=balance-verification');
        await press(page, 'c');
        await pressKey();
        await expect(page).toHaveURL(/finding=balance-verification/);
        await expect(page.locator('[data-comparison]:focus-within')).toHaveCount(0);
        await expect(page.locator('section:focus-within').getByRole('status')).toBeVisible();
        await pressKey();
        await expect(page).not.toHaveURL(/finding/);
        await at('?finding=transaction-lines');
        await pressKey();
        await expect(page).not.toHaveURL(/finding/);
      },
      nextPage: turns('?page=3', 'Page 4 of 5'),
      previousPage: turns('?page=3', 'Page 2 of 5'),
      find: async (_, pressKey) => {
        await pressKey();
        await expect(page.getByRole('searchbox')).toBeFocused();
      },
      zoomIn: zooms('250%'),
      zoomOut: zooms('150%'),
      fitWidth: zooms('100%'),
      fitWindow: async (_, pressKey) => {
        await pressKey();
        const button = page.getByRole('button', { name: 'Fit to window' });
        await expect(button).toHaveAttribute('aria-pressed', 'true');
      },
      rotate: async (_, pressKey) => {
        await pressKey();
        await expect(page).toHaveURL(/rotate=90/);
        await press(page, 'r', 'r', 'r');
      },
      magnify: async (_, pressKey) => {
        await pressKey();
        await expect(magnifier(page)).toBeVisible();
        await pressKey();
        await expect(magnifier(page)).toHaveCount(0);
      },
      copyLink: async (_, pressKey) => {
        await pressKey();
        await expect(page.getByText(/Link copied: |copy the address by hand/)).toBeVisible();
        await press(page, 'Escape');
      },
      help: async (_, pressKey) => {
        await pressKey();
        await expect(sheet(page)).toBeVisible();
        await press(page, 'Escape');
        await expect(stage(page)).toBeFocused();
      },
    },
    async () => {
      await stage(page).focus();
      await press(page, '0');
    },
  );

  await checkEffects(
    page,
    'page',
    {
      nextPage: turns('?page=3', 'Page 4 of 5'),
      previousPage: turns('?page=3', 'Page 2 of 5'),
      firstPage: turns('?page=3', 'Page 1 of 5'),
      lastPage: turns('?page=3', 'Page 5 of 5'),
      scroll: async (_, pressKey) => {
        await press(page, '+', '+', '+');
        const left = () => stage(page).evaluate(({ scrollLeft }) => scrollLeft);
        const before = await left();
        await pressKey();
        await expect.poll(left).not.toBe(before);
      },
    },
    () => stage(page).focus(),
  );

  await checkEffects(
    page,
    'magnifier',
    {
      move: async (_, pressKey) => {
        const box = () => magnifier(page).boundingBox();
        const before = await box();
        await pressKey();
        await expect.poll(box).not.toEqual(before);
        await press(page, 'm');
      },
      close: async (_, pressKey) => {
        await pressKey();
        await expect(magnifier(page)).toHaveCount(0);
      },
    },
    async () => {
      await stage(page).focus();
      await press(page, 'm');
      await expect(magnifier(page)).toBeVisible();
    },
  );

  await test.step('with Ctrl, Alt or Cmd, and while an input method composes, they are not handled', async () => {
    const handled = await recordHandled(page);
    await stage(page).evaluate((element, keys) => {
      for (const key of keys) {
        for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'isComposing']) {
          const init = { key, bubbles: true, cancelable: true, [modifier]: true };
          element.dispatchEvent(new KeyboardEvent('keydown', init));
        }
      }
    }, characters);
    expect(await handled.jsonValue()).toEqual([]);
  });

  await test.step('outside of the viewer they do nothing, and none approves or rejects', async () => {
    await open(page, document2006);
    // The heading measures in the first frame whether it fits.
    await nextFrame(page);
    const before = await page.getByRole('main').innerHTML();
    const handled = await recordHandled(page);
    for (const name of ['Fraud Detection', 'Approve Document', 'Reject Document']) {
      await page.getByRole('button', { name, exact: true }).focus();
      await press(page, ...characters);
    }
    await stage(page).focus();
    // In the review dialog these decide; here they have no action.
    await press(page, 'a', 'x', 't', 'Control+Enter');
    expect(await handled.jsonValue()).toEqual([]);
    expect(await page.getByRole('main').innerHTML()).toBe(before);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(document2006);
  });

  await test.step('the buttons name their keys', async () => {
    expect(await shortcutProblems(page, 'viewer')).toEqual([]);
  });
});

test('every shortcut of the review page and its dialog works on focus there, and never in a text field', async ({
  page,
}) => {
  const review = (index: number) => page.getByRole('article').nth(index).getByRole('button');
  await open(page, '/review');
  await checkEffects(
    page,
    'cards',
    {
      nextCard: async (_, pressKey) => {
        await pressKey();
        await expect(review(1)).toBeFocused();
      },
      previousCard: async (_, pressKey) => {
        await pressKey();
        await expect(review(3)).toBeFocused();
      },
      review: async (_, pressKey) => {
        await pressKey();
        await expect(decision(page)).toContainText('Sampaguita statement');
        await press(page, 'Escape');
        await expect(decision(page)).toHaveCount(0);
      },
      help: async (_, pressKey) => {
        await pressKey();
        await expect(sheet(page)).toBeVisible();
        await press(page, 'Escape');
        await expect(sheet(page)).toHaveCount(0);
      },
    },
    () => page.getByRole('article').first().getByRole('link').focus(),
  );
  expect(await shortcutProblems(page, 'cards')).toEqual([]);

  const toggle = (name: string) =>
    decision(page).getByRole('button', { name: `Show evidence: ${name}` });
  const selectedRow = decision(page).locator('li > [data-selected]');
  const focusedRow = decision(page).locator('li > [data-selected]:focus');
  const text = decision(page).getByRole('textbox');
  const turns = (expected: string) => async (_: Page, pressKey: () => Promise<void>) => {
    await press(page, 'j', 'n');
    await pressKey();
    await expect(status(page, decision(page))).toContainText(expected);
  };
  const zooms = (expected: string) => async (_: Page, pressKey: () => Promise<void>) => {
    await pressKey();
    await expect(decision(page).getByRole('toolbar')).toContainText(expected);
  };
  await checkEffects(
    page,
    'review',
    {
      nextFinding: async (_, pressKey) => {
        await pressKey();
        await expect(focusedRow).toContainText('Editing History');
        await pressKey();
        await expect(toggle('Balance Verification')).toHaveAttribute('aria-pressed', 'true');
        await pressKey();
        await expect(toggle('Transaction Lines')).toBeFocused();
      },
      previousFinding: async (_, pressKey) => {
        await pressKey();
        await expect(focusedRow).toContainText('1 field missing');
        await pressKey();
        await expect(toggle('Statement Number')).toBeFocused();
      },
      compare: async (_, pressKey) => {
        await press(page, 'j', 'j');
        await pressKey();
        await expect(decision(page).locator('[data-comparison]')).toBeFocused();
        await pressKey();
        await expect(toggle('Balance Verification')).toBeFocused();
      },
      back: async (_, pressKey) => {
        await press(page, 'n', 'n', 'j', 'j');
        await pressKey();
        await expect(selectedRow).toContainText('Editing History');
        await pressKey();
        await expect(selectedRow).toHaveCount(0);
        await expect(status(page, decision(page))).toContainText('Page 3 of 5');
        // Focus stays on a row that has no button.
        await press(page, 'j');
        await expect(focusedRow).toContainText('Editing History');
        await pressKey();
        await expect(selectedRow).toHaveCount(0);
        await press(page, 'j');
        await expect(focusedRow).toContainText('Editing History');
      },
      nextPage: turns('Page 3 of 5'),
      previousPage: turns('Page 1 of 5'),
      find: async (_, pressKey) => {
        await pressKey();
        await expect(decision(page).getByRole('searchbox')).toBeFocused();
      },
      zoomIn: zooms('125%'),
      zoomOut: zooms('75%'),
      fitWidth: async (_, pressKey) => {
        await press(page, '+', '+');
        await zooms('100%')(page, pressKey);
      },
      fitWindow: async (_, pressKey) => {
        await press(page, '+', '+');
        await pressKey();
        // Whole percent: the page may be a little smaller than the space.
        await expect(decision(page).getByRole('toolbar')).toContainText(/[2-9]\d%/);
      },
      rotate: async (_, pressKey) => {
        await pressKey();
        await expect(decision(page).locator('[data-rotation="90"]')).toBeVisible();
      },
      approve: async (_, pressKey) => {
        await pressKey();
        await expect(decision(page).getByLabel('Approval Notes (Required)')).toBeFocused();
      },
      reject: async (_, pressKey) => {
        await pressKey();
        await expect(decision(page).getByLabel('Rejection Reason (Required)')).toBeFocused();
        await expect(text).toHaveValue('');
      },
      addToReason: async (_, pressKey) => {
        const sentence =
          'Closing balance differs from the sum of the movements by PHP 40,000.00 (page 1).';
        await press(page, 'j', 'j');
        await pressKey();
        await expect(text).toHaveValue(sentence);
        await expect(toggle('Balance Verification')).toBeFocused();
        await expect(status(page, decision(page))).toContainText(`Added: ${sentence}`);
        await pressKey();
        await expect(text).toHaveValue('');
        await press(page, 'a');
        await page.keyboard.type('Agrees');
        await toggle('Balance Verification').focus();
        await pressKey();
        await expect(text).toHaveValue('Agrees');
      },
      text: async (_, pressKey) => {
        await press(page, 'a');
        await page.keyboard.type(characters.join(''));
        await expect(text).toHaveValue(characters.join(''));
        await toggle('Font Detection').focus();
        await pressKey();
        await expect(text).toBeFocused();
        await expect(text).toHaveValue(characters.join(''));
      },
      confirm: async (_, pressKey) => {
        await press(page, 'x');
        await page.keyboard.type('Blurred');
        await pressKey();
        await expect(decision(page)).toHaveCount(0);
        await expect(page.getByText('Document has been rejected')).toBeVisible();
      },
      close: async (_, pressKey) => {
        await pressKey();
        await expect(decision(page)).toHaveCount(0);
      },
      help: async (_, pressKey) => {
        await pressKey();
        await expect(sheet(page)).toBeVisible();
        await press(page, 'Escape');
        await expect(sheet(page)).toHaveCount(0);
        await expect(toggle('Balance Verification')).toBeFocused();
        expect(await shortcutProblems(page, 'review')).toEqual([]);
      },
    },
    async () => {
      // Cancel, if the last key has left the dialog open, so that each review starts without a draft.
      const cancel = decision(page).getByRole('button', { name: 'Cancel' });
      if (await cancel.isVisible()) await cancel.click();
      await expect(decision(page)).toHaveCount(0);
      await review(0).focus();
      await press(page, 'Enter');
      await expect(toggle('Balance Verification')).toBeFocused();
    },
  );
});

/**
 * Types as software does that recognizes speech, with a key each `interval` milliseconds. With timestamps, because a busy
 * machine may be late.
 */
async function dictate(page: Page, text: string, interval: number) {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (const [index, key] of [...text].entries()) {
    const timestamp = start + (index * interval) / 1000;
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, timestamp });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp });
  }
}

test('dictated text decides nothing and writes nothing', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', onlyChromium.keys);
  await open(page, '/review');
  const review = page.getByRole('article').last().getByRole('button');
  for (const interval of [1, 30]) {
    await test.step(`a key every ${interval} ms`, async () => {
      await review.click();
      await decision(page).getByRole('button', { name: 'Close' }).focus();
      await dictate(page, 'fix amount', interval);
      // Space presses the button, as any other.
      await expect(decision(page)).toHaveCount(0);
      await review.click();
      await expect(decision(page).getByRole('radio')).toHaveCount(2);
      await expect(decision(page).getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(decision(page).getByRole('textbox')).toHaveCount(0);
      await press(page, 'Escape');
    });
  }
});

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
