import { violations } from './axe';
import { expect, test } from './fixtures';
import { keyboardProblems, lostFocus } from './keyboardMap';
import { problemsInModes } from './modes';
import { open } from './pages';

// Plants problems to check that the guard and the helpers report them.

test.fail('every test is guarded automatically', async ({ page }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => (document.cookie = 'planted=1'));
});

test('reports stops that Tab skips, wrong order, hidden focus, missing focus rings and focus traps', async ({
  page,
}) => {
  await page.setContent(`
    <button>One</button><button style="position: absolute; top: 0; left: 200px">Two</button>
    <p style="margin-top: 50px"><button style="float: right">Four</button><button>Three</button></p>
    <div style="position: relative"><button>Hidden</button><i style="position: absolute; inset: 0; background: red"></i></div>
    <button style="outline: 0 solid blue">No ring</button>
    <p style="box-shadow: 0 0 3px"><button style="outline: none; box-shadow: 0 0 3px">Shadow</button></p>
    <button onblur="this.focus()">Trap</button><button>Never</button>`);
  expect(await keyboardProblems(page)).toEqual([
    '"button Three" sits before "button Four"',
    '"button Hidden" is hidden while it has focus',
    '"button No ring" has no focus ring',
    '"button Shadow" has no focus ring',
    'Tab does not reach "button Never"',
  ]);
  await page.setContent('<button onclick="this.remove()">Remove</button><button>Stay</button>');
  expect(await lostFocus(page)).toEqual(['Remove']);
});

test('reports text that is cut off or overlaps, horizontal scrolling, lost marks and animations', async ({
  page,
}) => {
  await page.setContent(`
    <p style="inline-size: 60px; overflow: hidden; white-space: nowrap">Cut off at the end</p>
    <p style="inline-size: 60px; overflow: auto; white-space: nowrap">Scrolls in its own box</p>
    <p style="inline-size: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Has an ellipsis</p>
    <div style="block-size: 1em; overflow: hidden">One line<br>Two lines</div>
    <p style="block-size: 0; margin: 0">Below</p><p style="margin: 0">Above</p>
    <div style="inline-size: 22rem; white-space: nowrap">Wide</div>
    <i style="display: block; inline-size: 10px; block-size: 10px; background: red"></i>
    <svg width="10" height="10"><circle r="5" fill="black" /></svg>
    <b style="transition: color 1s">Moves</b>`);
  const texts = [
    '"Cut off at the end" is cut off',
    '"Two lines" is cut off',
    '"Below" overlaps "Above"',
  ];
  expect(await problemsInModes(page)).toEqual([
    'reduced motion: b',
    ...texts.map((problem) => `as it is: ${problem}`),
    ...texts.map((problem) => `forced colors: ${problem}`),
    'forced colors, light: 8 i beside "" disappears',
    'forced colors, dark: 8 i beside "" disappears',
    'forced colors, dark: 9 svg beside "" disappears',
    ...texts.map((problem) => `phone: ${problem}`),
    '400% zoom: scrolls sideways by 40 px',
    ...texts.map((problem) => `400% zoom: ${problem}`),
  ]);
});

test('axe reports a page without a main landmark and heading', async ({ page }) => {
  await open(page, '/dashboard');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('h1, main')) element.role = 'presentation';
  });
  expect(await violations(page)).toEqual(
    expect.arrayContaining(['landmark-one-main: html', 'page-has-heading-one: html']),
  );
});
