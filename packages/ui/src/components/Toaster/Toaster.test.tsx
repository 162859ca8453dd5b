import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { Toaster } from './Toaster';
import type { Toast } from './Toaster';

const toast: Toast = { id: 1, message: 'Document has been rejected', tone: 'danger' };
const message = page.getByText(toast.message);

const isUnder = (element: Element, { x, y }: DOMRect) =>
  element.contains(document.elementFromPoint(x + 2, y + 2));

afterEach(() => void vi.useRealTimers());

test('a clock that is set back does not keep a toast open after the pointer has left it', async () => {
  vi.useFakeTimers();
  const onDismiss = vi.fn();
  await mount(<Toaster toast={toast} duration={3000} onDismiss={onDismiss} />);
  const move = (type: 'pointerover' | 'pointerout') =>
    act(async () => message.element().dispatchEvent(new PointerEvent(type, { bubbles: true })));
  await move('pointerover');
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(4000);
  expect(onDismiss).not.toHaveBeenCalled();
  await move('pointerout');
  vi.advanceTimersByTime(2999);
  expect(onDismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('a toast that replaces one under the pointer has its own time', async () => {
  const onDismiss = vi.fn();
  const { render } = await mount(<Toaster toast={toast} duration={300} onDismiss={onDismiss} />);
  await userEvent.hover(message);
  await render(<Toaster toast={null} duration={300} onDismiss={onDismiss} />);
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  await render(<Toaster toast={{ ...toast, id: 2 }} duration={300} onDismiss={onDismiss} />);
  await expect.poll(() => onDismiss.mock.calls.length).toBe(1);
});

test('F8 moves focus to it, where it stays open; Escape dismisses it and returns focus', async () => {
  const onDismiss = vi.fn();
  const { container } = await mount(
    <>
      <button>Before</button>
      <Toaster toast={toast} duration={200} onDismiss={onDismiss} />
    </>,
  );
  const before = container.querySelector('button')!;
  before.focus();
  await expect.element(message).toBeVisible();
  await userEvent.keyboard('{F8}');
  expect(document.activeElement!.contains(message.element())).toBe(true);
  await new Promise((done) => setTimeout(done, 300));
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(before);
});

test('its timer runs only while the tab is visible, and restarts on return', async () => {
  const onDismiss = vi.fn();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await mount(<Toaster toast={toast} duration={100} onDismiss={onDismiss} />);
  await expect.element(message).toBeVisible();
  await new Promise((done) => setTimeout(done, 200));
  expect(onDismiss).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => onDismiss.mock.calls.length).toBe(1);
  visibility.mockRestore();
});

test('it can be clicked while a dialog is open, which stays open', async () => {
  const { Dialog } = await import('../Dialog');
  const onOpenChange = vi.fn();
  const onDismiss = vi.fn();
  await mount(
    <>
      <Dialog open onOpenChange={onOpenChange} title="Add Client" size="small" />
      <Toaster toast={toast} duration={Infinity} onDismiss={onDismiss} />
    </>,
  );
  await expect.element(message).toBeVisible();
  expect(isUnder(message.element(), message.element().getBoundingClientRect())).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Dismiss', includeHidden: true }));
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});
