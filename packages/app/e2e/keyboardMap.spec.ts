import { expect, test } from './fixtures';
import { keyboardProblems, lostFocus } from './keyboardMap';

test('reports stops that Tab skips, wrong order, hidden focus, missing focus rings and focus traps', async ({
  page,
}) => {
  await page.setContent(`
    <button>One</button><button style="position: absolute; top: 0; left: 200px">Two</button>
    <p style="margin-top: 50px"><button style="float: right">Four</button><button>Three</button></p>
    <div style="position: relative"><button>Hidden</button><i style="position: absolute; inset: 0; background: red"></i></div>
    <button style="outline: none">No ring</button>
    <button onblur="this.focus()">Trap</button><button>Never</button>`);
  expect(await keyboardProblems(page)).toEqual([
    '"button Three" sits before "button Four"',
    '"button Hidden" is hidden while it has the focus',
    '"button No ring" has no focus ring',
    'Tab does not reach "button Never"',
  ]);
  await page.setContent('<button onclick="this.remove()">Remove</button><button>Stay</button>');
  expect(await lostFocus(page)).toEqual(['Remove']);
});
