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

const shown = () => document.querySelector('[data-tooltip]');

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
  await expect.poll(() => inner.querySelector('button')).not.toBeNull();

  inner.querySelector('button')!.focus({ focusVisible: true });
  await expect.poll(() => shown()).not.toBeNull();
  const { right, bottom } = shown()!.getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(view.innerWidth);
  expect(bottom).toBeLessThanOrEqual(inner.querySelector('button')!.getBoundingClientRect().top);
  expect(document.querySelector('[data-tooltip]')).toBeNull();

  inner.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.poll(() => shown()).toBeNull();
});

test('in a dialog, Escape closes only the tooltip, and then the dialog', async () => {
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
  await expect.poll(() => shown()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBeNull();
  expect(page.getByRole('dialog').element().dataset.state).toBe('open');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Escape closes only the tooltip, even if another element has focus and handles Escape', async () => {
  const onKeyDown = vi.fn();
  mount(
    <>
      <input type="search" aria-label="Search" defaultValue="bill" onKeyDown={onKeyDown} />
      <Tooltip label="The second page">
        <button type="button">Next</button>
      </Tooltip>
    </>,
    document.body,
  );
  await userEvent.hover(page.getByRole('button', { name: 'Next' }));
  await expect.poll(() => shown()).not.toBeNull();
  const search = page.getByRole('searchbox', { name: 'Search' });
  (search.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBeNull();
  await expect.element(search).toHaveValue('bill');
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('after Escape, it stays closed when the user returns from another tab', async () => {
  mount(
    <Tooltip label="The second page">
      <button type="button">Next</button>
    </Tooltip>,
    document.body,
  );
  const next = page.getByRole('button', { name: 'Next' });
  await expect.element(next).toBeVisible();
  const button = next.element() as HTMLElement;
  button.focus({ focusVisible: true });
  await expect.poll(() => shown()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBeNull();
  // Leaving the tab fires `focusout`, but the button stays the active element.
  button.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBeNull();
});

test.each([0.8, 1.25])('on a page with zoom: %f, it is beside its child', async (zoom) => {
  document.documentElement.style.zoom = String(zoom);
  cleanups.push(() => void document.documentElement.style.removeProperty('zoom'));
  mount(
    <div style={{ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 0 }}>
      <Tooltip label="The second page of the bill">
        <button type="button">Next</button>
      </Tooltip>
    </div>,
    document.body,
  );
  const next = page.getByRole('button', { name: 'Next' });
  await expect.element(next).toBeVisible();
  (next.element() as HTMLElement).focus({ focusVisible: true });
  await expect.poll(() => shown()).not.toBeNull();
  const button = next.element().getBoundingClientRect();
  const { top, bottom, left, right } = shown()!.getBoundingClientRect();
  expect(top).toBeGreaterThan(button.top - 100);
  expect(bottom).toBeLessThanOrEqual(button.top);
  expect(left).toBeGreaterThan(innerWidth - 400);
  expect(right).toBeLessThanOrEqual(innerWidth);
});

test('it stays while the pointer is on it', async () => {
  mount(
    <Tooltip label="The second page">
      <button type="button">Next</button>
    </Tooltip>,
    document.body,
  );
  await userEvent.hover(page.getByRole('button', { name: 'Next' }));
  await expect.poll(() => shown()).not.toBeNull();
  await userEvent.hover(shown()!);
  // Longer than it takes to close.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(shown()).not.toBeNull();
  await userEvent.hover(document.documentElement, { position: { x: 300, y: 300 } });
  await expect.poll(() => shown()).toBeNull();
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
  (next.element() as HTMLElement).focus({ focusVisible: true });
  await expect.poll(() => shown()).not.toBeNull();
  (next.element() as HTMLElement).blur();
  await Promise.resolve();
  expect(shown()).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBeNull();
});
