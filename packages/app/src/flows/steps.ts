import type { StoryContext } from '@storybook/react-vite';
import { drag, transferOf } from '../../../../.storybook/environments/files';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

export type Flow = (context: StoryContext) => Promise<void>;
export type Canvas = StoryContext['canvas'];

/** Waits for the heading of the page that was navigated to. */
export async function expectPage(canvas: Canvas, name: string) {
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
}

/** Clicks a link in the sidebar or, in a narrow viewport, the drawer. Waits until the heading of its page has focus. */
export async function openPage(canvas: Canvas, link: string, heading: string) {
  const menu = canvas.queryByRole('button', { name: 'Open menu' });
  if (menu) {
    await userEvent.click(menu);
    const drawer = await openedDialog('Menu');
    await userEvent.click(drawer.getByRole('link', { name: link }));
    await expectNoDialog();
  } else {
    await userEvent.click(canvas.getByRole('link', { name: link }));
  }
  await expectPage(canvas, heading);
  const pageHeading = canvas.getByRole('heading', { level: 1, name: heading });
  await waitFor(() => expect(pageHeading).toHaveFocus());
}

/** Waits until the dialog has faded in and takes clicks, which Radix allows shortly after it appears. */
export async function openedDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`^${name}`) });
  await waitFor(async () => {
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveStyle({ pointerEvents: 'auto' });
  });
  return within(dialog);
}

/** Waits until the window has scrolled an opened panel into view, or its top below the sticky elements. */
export async function expectInView(panel: HTMLElement) {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(
    document.documentElement,
  );
  const [start = 0, end = 0] = [scrollPaddingBlockStart, scrollPaddingBlockEnd].map((padding) =>
    Math.max(16, parseFloat(padding) || 0),
  );
  await waitFor(() => {
    const { top, bottom } = panel.getBoundingClientRect();
    return expect(top < start + 1 || bottom < innerHeight - end + 1).toBe(true);
  });
}

export async function expectNoDialog() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Hovers over the toast, which keeps it open: a screenshot may take longer than its three seconds. */
export async function expectToast(message: string) {
  const toast = await screen.findByText(message);
  await userEvent.hover(toast);
  await waitFor(() => expect(toast).toBeVisible());
}

export async function dismissToast(message: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
}

/** Mocks `console.info` and `console.log`. Returns the mock that receives their calls. */
export function listenToConsole() {
  const heard = fn();
  spyOn(console, 'info').mockImplementation(heard);
  spyOn(console, 'log').mockImplementation(heard);
  return heard;
}

/** Drops files on the page's dropzone. */
export function dropFiles(canvas: Canvas, files: File[]) {
  const dataTransfer = transferOf(files);
  drag('drop', canvas.getByRole('group', { name: 'Files' }), { dataTransfer });
}
