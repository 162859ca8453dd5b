import { mulberry32 } from '@patunay/fixtures';
import type { Page } from '@playwright/test';
import { defined } from './defined';
import { drop } from './files';
import { expect, test } from './fixtures';
import { backOfficeItems, heading, knownPaths, landingPath, open } from './pages';

const actionCount = Number(process.env.ACTIONS ?? 10_000);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

const keys = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'Control+Enter',
  'Backspace',
];

const texts = ['ma', '  ', '.*(', '<b>x</b>', '😀ñ', "'; --", 'İstanbul', '0', 'x'.repeat(400)];
const fileNames = ['a.pdf', 'b.png', 'c.exe', '<i>.jpg', `${'y'.repeat(300)}.pdf`, 'd'];

interface Monkey {
  page: Page;
  random: () => number;
}

const choose = <T>({ random }: Monkey, from: readonly T[]) =>
  defined(from[Math.floor(random() * from.length)]);

/** The monkey's actions, with the relative frequency of each. */
const actions: { weight: number; name: string; act: (monkey: Monkey) => Promise<unknown> }[] = [
  { weight: 40, name: 'click something', act: clickSomething },
  {
    weight: 20,
    name: 'press a key',
    act: (monkey) => monkey.page.keyboard.press(choose(monkey, keys)),
  },
  { weight: 12, name: 'type', act: typeSomething },
  {
    weight: 6,
    name: 'go back',
    act: ({ page }) => page.goBack({ waitUntil: 'commit', timeout: 2000 }),
  },
  {
    weight: 5,
    name: 'go forward',
    act: ({ page }) => page.goForward({ waitUntil: 'commit', timeout: 2000 }),
  },
  { weight: 5, name: 'drop files', act: dropSomething },
  { weight: 5, name: 'resize', act: resize },
  { weight: 3, name: 'click anywhere', act: clickAnywhere },
  {
    weight: 4,
    name: 'go to a URL',
    act: (monkey) => goTo(monkey, choose(monkey, knownPaths)),
  },
];

const totalWeight = actions.reduce((total, { weight }) => total + weight, 0);

function nextAction({ random }: Monkey) {
  let left = random() * totalWeight;
  return defined(actions.find(({ weight }) => (left -= weight) < 0));
}

/** Clicks a random visible control; only in the dialog, if one is open. */
async function clickSomething(monkey: Monkey) {
  const { page } = monkey;
  const scope =
    (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog') : page.locator('body');
  const targets = scope.locator(
    'a:visible, button:visible:enabled, input:visible:not([type=file]), summary:visible, [role=radio]:visible',
  );
  const count = await targets.count();
  if (count === 0) return;
  await targets.nth(Math.floor(monkey.random() * count)).click({ timeout: 500, force: true });
}

async function typeSomething(monkey: Monkey) {
  const { page } = monkey;
  const fields = page.locator(
    'input:visible:not([type=file]):not([type=radio]), textarea:visible, select:visible',
  );
  const count = await fields.count();
  const text = choose(monkey, texts);
  const which = Math.floor(monkey.random() * count);
  if (count === 0) return page.keyboard.type('?');
  const field = fields.nth(which);
  if (
    await field.evaluate((element) => element instanceof HTMLSelectElement, null, { timeout: 500 })
  ) {
    return field.selectOption({ index: text.length % 3 }, { timeout: 500 });
  }
  return field.fill(text, { timeout: 500 });
}

async function dropSomething(monkey: Monkey) {
  const names = Array.from({ length: 1 + Math.floor(monkey.random() * 3) }, () => ({
    name: choose(monkey, fileNames),
  }));
  const area = monkey.page.getByRole('group', { name: 'Files', exact: true });
  const target = (await area.count()) > 0 ? area : monkey.page.locator('main');
  await drop(target, names);
}

async function resize(monkey: Monkey) {
  await monkey.page.setViewportSize({
    width: choose(monkey, [320, 390, 768, 1024, 1440]),
    height: 500 + Math.floor(monkey.random() * 500),
  });
}

async function clickAnywhere({ page, random }: Monkey) {
  const { width, height } = defined(page.viewportSize());
  await page.mouse.click(Math.floor(random() * width), Math.floor(random() * height));
}

async function goTo({ page }: Monkey, path: string) {
  if (path === landingPath) await page.goto(path);
  else await open(page, path);
}

/** Expects a page with a heading, and no overlay that blocks it. */
async function expectUsable(page: Page) {
  const state = await page.evaluate(() => {
    const hasDialog = document.querySelector('[role=dialog]') !== null;
    const { body } = document;
    return {
      hasHeading: document.querySelector('h1') !== null,
      isBlank: body.innerText.trim() === '',
      isStuck:
        !hasDialog &&
        (getComputedStyle(body).pointerEvents === 'none' ||
          getComputedStyle(body).overflow === 'hidden' ||
          body.querySelector(':scope > [aria-hidden=true], :scope > [inert]')?.id === 'root'),
    };
  });
  expect(state).toEqual({ hasHeading: true, isBlank: false, isStuck: false });
}

/** Expects Escape to close an open dialog. (The first Escape may close a native select's list.) */
async function expectNoStuckDialog(page: Page, timeout = 3000) {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  }, 'a dialog that Escape closes').toPass({ timeout });
}

test(`survives ${actionCount} random actions`, async ({ page }) => {
  test.setTimeout(30_000 + actionCount * 500);
  console.log(`The seed of this run is ${seed}. To repeat it: SEED=${seed} ACTIONS=${actionCount}`);
  const monkey: Monkey = { page, random: mulberry32(seed) };
  const trail: string[] = [];
  const counts = new Map(actions.map(({ name }) => [name, { tried: 0, done: 0 }]));
  await goTo(monkey, '/dashboard');

  for (let count = 0; count < actionCount; count += 1) {
    const { name, act } = nextAction(monkey);
    trail.push(`${name} at ${page.url()}`);
    const outcome = defined(counts.get(name));
    outcome.tried += 1;
    // The target may have disappeared by now, so an occasional failure is expected.
    await act(monkey).then(
      () => (outcome.done += 1),
      () => trail.push('… which failed'),
    );
    if (!page.url().startsWith('http://localhost')) await goTo(monkey, '/dashboard');
    if (count % 10 === 9) {
      await expect(async () => expectUsable(page))
        .toPass({ timeout: 10_000 })
        .catch((error: Error) => {
          throw new Error(`${error.message}\nThe last actions:\n${trail.slice(-20).join('\n')}`);
        });
    }
    if (count % 50 === 49) await expectNoStuckDialog(page);
  }

  await test.step('most actions of every kind succeeded', () => {
    console.log(JSON.stringify(Object.fromEntries(counts)));
    for (const [name, { tried, done }] of counts) {
      if (tried >= 5) expect(done / tried, name).toBeGreaterThan(0.8);
    }
  });

  await test.step('every page still works', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await goTo(monkey, '/dashboard');
    for (const { label } of backOfficeItems) {
      await page.getByRole('link', { name: label, exact: true }).click();
      await expect(heading(page)).toBeFocused();
    }
  });
});
