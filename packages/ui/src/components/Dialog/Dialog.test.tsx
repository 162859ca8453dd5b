import { Toolbar, ToolbarButton } from '@radix-ui/react-toolbar';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { Dialog } from './Dialog';

const tall = (
  <>
    <p>The page behind</p>
    <Dialog defaultOpen title="Review document" footer={<button>Confirm</button>}>
      {Array.from({ length: 48 }, (_, index) => (
        <p key={index}>Line {index + 1}</p>
      ))}
    </Dialog>
  </>
);

const dialog = () => document.querySelector('[role=dialog]')!;
const lines = () => [...dialog().querySelectorAll('p')];

/** The share of the viewport's height in which the dialog's content is on top. */
function shareOfContent() {
  lines()[24]!.scrollIntoView({ block: 'center', behavior: 'instant' });
  const visible = Array.from({ length: innerHeight }, (_, y) => y).filter((y) =>
    document.elementFromPoint(innerWidth / 2, y)?.matches('p, p *, :has(> p):not(body, body > *)'),
  );
  return visible.length / innerHeight;
}

test.each([
  [320, 256],
  [844, 390],
])('in a viewport of %i x %i the content gets most of the height', async (width, height) => {
  await page.viewport(width, height);
  await mount(tall);
  // Polls, because the dialog slides in.
  await expect.poll(shareOfContent).toBeGreaterThan(0.75);
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeInTheDocument();
});

test('a tall viewport: heading and actions stay visible', async () => {
  await page.viewport(1280, 720);
  await mount(tall);
  lines()[24]!.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (const element of dialog().querySelectorAll('h2, button')) {
    const { top, bottom } = element.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(720);
  }
});

test('only the open dialog is printed, in full and without its buttons', async () => {
  await page.viewport(690, 990);
  const { container } = await mount(tall);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    expect(container.checkVisibility()).toBe(false);
    expect(lines().every((line) => line.checkVisibility())).toBe(true);
    expect(dialog().scrollHeight).toBe(dialog().clientHeight);
    for (const button of dialog().querySelectorAll('button')) {
      expect(button.checkVisibility(), button.textContent).toBe(false);
    }
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});

test.each([
  [
    'a toolbar',
    <Toolbar>
      <ToolbarButton>Zoom out</ToolbarButton>
      <ToolbarButton>Zoom in</ToolbarButton>
    </Toolbar>,
    'Zoom out',
  ],
  [
    'radio buttons of which the second is checked',
    <fieldset>
      <label>
        <input type="radio" name="kind" /> Person
      </label>
      <label>
        <input type="radio" name="kind" defaultChecked /> Company
      </label>
    </fieldset>,
    'Company',
  ],
])('Shift+Tab wraps from %s at the start', async (_, content, first) => {
  await mount(
    <Dialog defaultOpen title="Review document" footer={<button>Confirm</button>}>
      {content}
    </Dialog>,
  );
  const close = page.getByRole('button', { name: 'Close' });
  const start = page.getByLabelText(first).or(page.getByRole('button', { name: first }));
  (start.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toHaveFocus();
});

test('Shift+Tab moves into the dialog when its content was clicked', async () => {
  await mount(<Dialog defaultOpen title="Review document" />);
  (dialog() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test.each(['body', 'html'])(
  'what a browser extension adds to %s is clickable and does not close it; the overlay does',
  async (where) => {
    const onOpenChange = vi.fn();
    await mount(<Dialog open onOpenChange={onOpenChange} title="Review document" />);
    const box = document.createElement('div');
    box.textContent = 'Use password?';
    box.style.cssText = 'position: fixed; inset: 10px auto auto 10px; z-index: 2147483647';
    const onPress = vi.fn();
    box.addEventListener('click', onPress);
    document[where === 'body' ? 'body' : 'documentElement'].append(box);
    onTestFinished(() => box.remove());
    await userEvent.click(box);
    // Radix closes in a timeout.
    await new Promise((resolve) => setTimeout(resolve));
    expect(onPress).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(document.documentElement, { position: { x: 1, y: 1 } });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  },
);
