import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { checkStyles, checkWords } from './developmentWarnings';

let warn: MockInstance<typeof console.warn>;
const added: Element[] = [];

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  warn.mockRestore();
  added.splice(0).forEach((element) => element.remove());
});

function add(html: string) {
  document.body.insertAdjacentHTML('beforeend', html);
  added.push(document.body.lastElementChild!);
}

test('says nothing if the stylesheet is there and every property exists', () => {
  add('<p class="probe">');
  add('<style>:root { --pt-brand: teal; --pt-brand-hover: navy; --branded-by-others: 1 }</style>');
  checkStyles('probe');
  expect(warn).not.toHaveBeenCalled();
});

test('warns if the stylesheet is missing', () => {
  add('<p class="probe" style="--pt-bg-surface: initial">');
  checkStyles('probe');
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("Import '@patunay/ui/styles.css'"));
});

test('leaves the check to the next component if none is in the document', () => {
  expect(checkStyles('probe')).toBe(false);
  add('<p class="probe">');
  expect(checkStyles('probe')).toBe(true);
});

test('names a misspelt property, and where it is', () => {
  add('<p class="probe">');
  add(
    '<style>@media all { [data-brand="north"] { --pt-brand-hovr: navy; --pt-brand: teal } }</style>',
  );
  checkStyles('probe');
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(
      /--pt-brand-hovr has no effect.*"\[data-brand="north"\]" of a style element/,
    ),
  );
});

test('names a word that a component does not have', () => {
  checkWords('Dialog', { close: 'Schließen', clos: 'Zu' }, { close: 'Close' });
  checkWords('Dialog', { clos: 'Zu' }, { close: 'Close' });
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Dialog\.clos .* Dialog has: close\.$/));
});
