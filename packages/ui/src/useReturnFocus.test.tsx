import { expect, test } from 'vitest';
import { Dialog } from './components/Dialog';
import { pageHeading } from './pageHeading';
import { mount } from './stories/mount';

/** Opens a dialog while a button has focus, then closes it and optionally hides the button. */
async function openAndClose({ isHidden }: { isHidden: boolean }) {
  const page = (open: boolean, hidden: boolean) => (
    <>
      <h1 {...pageHeading}>Clients</h1>
      <button hidden={hidden}>Open</button>
      <Dialog title="Add Client" open={open} onOpenChange={() => {}} />
    </>
  );
  const { container, render } = await mount(page(false, false));
  container.querySelector('button')!.focus();
  await render(page(true, false));
  await render(page(false, isHidden));
}

const focused = () => document.activeElement?.textContent;

test('focus returns to the element that opened the dialog', async () => {
  await openAndClose({ isHidden: false });
  await expect.poll(focused).toBe('Open');
});

test('focus moves to the page heading if the element that opened the dialog is hidden', async () => {
  await openAndClose({ isHidden: true });
  await expect.poll(focused).toBe('Clients');
});

test('with a trigger, focus returns to it, or to the page heading if it is hidden', async () => {
  const page = (open: boolean, hidden: boolean) => (
    <>
      <h1 {...pageHeading}>Clients</h1>
      <button id="other">Other</button>
      <Dialog
        title="Add Client"
        trigger={<button hidden={hidden}>Open</button>}
        open={open}
        onOpenChange={() => {}}
      />
    </>
  );
  const { container, render } = await mount(page(false, false));
  container.querySelector<HTMLElement>('#other')!.focus();
  await render(page(true, false));
  await render(page(false, false));
  await expect.poll(focused).toBe('Open');

  await render(page(true, false));
  await render(page(false, true));
  await expect.poll(focused).toBe('Clients');
});

test('with a trigger, focus returns to it even if the content took focus itself', async () => {
  const page = (open: boolean) => (
    <Dialog title="Add Client" trigger={<button>Open</button>} open={open} onOpenChange={() => {}}>
      <input ref={(input) => input?.focus()} />
    </Dialog>
  );
  const { render } = await mount(page(false));
  await render(page(true));
  await render(page(false));
  await expect.poll(focused).toBe('Open');
});
