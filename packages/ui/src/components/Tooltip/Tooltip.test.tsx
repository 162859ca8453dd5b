import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { PatunayProvider } from '../PatunayProvider';
import { Tooltip } from './Tooltip';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

function mount(content: ReactNode, parent: Node) {
  const container = parent.appendChild(document.createElement('div'));
  const root = createRoot(container);
  cleanups.push(() => {
    root.unmount();
    container.remove();
  });
  root.render(content);
}

async function openByKeyboard() {
  const open = page.getByRole('button', { name: 'Open' });
  await expect.element(open).toBeVisible();
  (open.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('in an iframe, it stays inside the frame, and Escape there closes it', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  cleanups.push(() => frame.remove());
  const inner = frame.contentDocument!;
  const view = frame.contentWindow!;
  const sheets = document.querySelectorAll('style, link[rel=stylesheet]');
  inner.head.append(...[...sheets].map((sheet) => sheet.cloneNode(true)));
  mount(
    <PatunayProvider style={{ position: 'fixed', right: 0, bottom: 0 }}>
      <Tooltip label="Luntian electricity bill">
        <button type="button">Next</button>
      </Tooltip>
    </PatunayProvider>,
    inner.body,
  );
  const shown = () => inner.querySelector('[data-tooltip]');
  await vi.waitFor(() => expect(inner.querySelector('button')).not.toBeNull());

  inner.querySelector('button')!.focus({ focusVisible: true });
  await vi.waitFor(() => expect(shown()).not.toBeNull());
  const { right, bottom } = shown()!.getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(view.innerWidth);
  expect(bottom).toBeLessThanOrEqual(inner.querySelector('button')!.getBoundingClientRect().top);
  expect(document.querySelector('[data-tooltip]')).toBeNull();

  inner.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await vi.waitFor(() => expect(shown()).toBeNull());
});

test('in a dialog, one Escape closes both', async () => {
  const dialog = (
    <Dialog title="Pages" trigger={<Button>Open</Button>}>
      <Tooltip label="The second page">
        <button type="button">Next</button>
      </Tooltip>
    </Dialog>
  );
  mount(dialog, document.body);
  await openByKeyboard();
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  await vi.waitFor(() => expect(document.querySelector('[data-tooltip]')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelector('[data-tooltip]')).toBeNull();
});

test('it closes right after the blur event, neither during it nor in a later render', async () => {
  mount(
    <Tooltip label="The second page">
      <button type="button">Next</button>
    </Tooltip>,
    document.body,
  );
  const next = page.getByRole('button', { name: 'Next' });
  await expect.element(next).toBeVisible();
  const shown = () => document.querySelector('[data-tooltip]');
  (next.element() as HTMLElement).focus({ focusVisible: true });
  await vi.waitFor(() => expect(shown()).not.toBeNull());
  (next.element() as HTMLElement).blur();
  await Promise.resolve();
  expect(shown()).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBeNull();
});
