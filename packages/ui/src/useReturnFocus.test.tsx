import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Dialog } from './components/Dialog';
import { pageHeading } from './pageHeading';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** Opens a dialog with a button, which may be hidden when it closes. Returns the text of the focused element. */
async function focusedAfter({ isHidden }: { isHidden: boolean }) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const render = (open: boolean, hidden: boolean) =>
    act(async () =>
      root.render(
        <>
          <h1 {...pageHeading}>Clients</h1>
          <button hidden={hidden}>Open</button>
          <Dialog title="Add Client" open={open} onOpenChange={() => {}} />
        </>,
      ),
    );
  await render(false, false);
  container.querySelector('button')!.focus();
  await render(true, false);
  await render(false, isHidden);
  const text = document.activeElement?.textContent;
  await act(async () => root.unmount());
  container.remove();
  return text;
}

test('focus returns to the element that opened the dialog', async () => {
  expect(await focusedAfter({ isHidden: false })).toBe('Open');
});

test('focus moves to the page heading if that element is hidden by now', async () => {
  expect(await focusedAfter({ isHidden: true })).toBe('Clients');
});
