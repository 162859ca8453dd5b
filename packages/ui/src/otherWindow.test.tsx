import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { drag, filesNamed, transferOf } from '../../../.storybook/environments/files';
import { Button } from './components/Button';
import { Dialog } from './components/Dialog';
import { Dropzone } from './components/Dropzone';
import { PatunayProvider } from './components/PatunayProvider';
import { TextField } from './components/TextField';
import { Toaster } from './components/Toaster';
import type { Toast } from './components/Toaster';
import { pageHeading } from './pageHeading';

/** Renders into the place, inside a provider. Returns the provider's document or shadow root. */
type Mount = (content: ReactNode) => Promise<Document | ShadowRoot>;

function render(content: ReactNode, container: Element) {
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  root.render(<PatunayProvider>{content}</PatunayProvider>);
}

function addFrame() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  return frame.contentDocument!;
}

function addElement(parent: Node) {
  const element = parent.appendChild(document.createElement('div'));
  onTestFinished(() => element.remove());
  return element;
}

const places: Record<string, Mount> = {
  'an iframe, by a root of its own': async (content) => {
    const inner = addFrame();
    render(content, addElement(inner.body));
    return inner;
  },
  'an iframe, by a portal': async (content) => {
    const inner = addFrame();
    const container = addElement(document.body);
    const root = createRoot(container);
    onTestFinished(() => root.unmount());
    root.render(createPortal(<PatunayProvider>{content}</PatunayProvider>, inner.body));
    return inner;
  },
  'a shadow root': async (content) => {
    const shadow = addElement(document.body).attachShadow({ mode: 'open' });
    render(content, addElement(shadow));
    return shadow;
  },
};

const find = (root: Document | ShadowRoot, selector: string) =>
  vi.waitFor(() => {
    const element = root.querySelector<HTMLElement>(selector);
    expect(element, selector).not.toBeNull();
    return element!;
  });

const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));

describe.each(Object.entries(places))('in %s', (_, mount) => {
  test('a dialog opens, and closing it returns focus', async () => {
    const root = await mount(
      <>
        <h1 {...pageHeading}>Clients</h1>
        <Dialog title="Add Client" trigger={<Button>Open</Button>} />
      </>,
    );
    const open = await find(root, 'button');
    open.focus();
    open.click();
    const dialog = await find(root, '[role=dialog]');
    await vi.waitFor(() => expect(dialog.contains(root.activeElement)).toBe(true));
    expect(document.querySelector('[role=dialog]')).toBeNull();
    dialog.querySelector('button')!.click();
    await vi.waitFor(() => expect(root.querySelector('[role=dialog]')).toBeNull());
    await vi.waitFor(() => expect(root.activeElement).toBe(open));
  });

  test('F8 moves focus to a toast; Escape dismisses it and returns focus', async () => {
    const toast: Toast = { id: 1, message: 'Document has been rejected', tone: 'danger' };
    const onDismiss = vi.fn();
    const root = await mount(
      <>
        <button>Before</button>
        <Toaster toast={toast} duration={Infinity} onDismiss={onDismiss} />
      </>,
    );
    const card = await find(root, '[role=group]');
    const before = await find(root, 'button');
    before.focus();
    press(before, 'F8');
    expect(root.activeElement).toBe(card);
    press(card, 'Escape');
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(root.activeElement).toBe(before);
  });

  test('files can be dropped on a dropzone, and only there', async () => {
    const onFilesAdd = vi.fn();
    const root = await mount(
      <>
        <p>Elsewhere</p>
        <Dropzone label="Files" onFilesAdd={onFilesAdd} />
      </>,
    );
    const area = await find(root, '[role=group]');
    const elsewhere = await find(root, 'p');
    const files = filesNamed('luntian.pdf');
    const over = { dataTransfer: transferOf(files), composed: true };
    await vi.waitFor(() => {
      drag('dragover', area, over);
      expect(area.dataset.dragging).toBeDefined();
    });
    drag('dragover', elsewhere, over);
    await vi.waitFor(() => expect(area.dataset.dragging).toBeUndefined());
    // The browser would open the file.
    expect(drag('drop', elsewhere, over)).toBe(false);
    expect(drag('drop', area, over)).toBe(false);
    await vi.waitFor(() => expect(onFilesAdd).toHaveBeenCalledExactlyOnceWith(files));
  });

  test('an invalid form says what is missing', async () => {
    const root = await mount(
      <form>
        <TextField label="Client Name" required />
        <button>Add</button>
      </form>,
    );
    (await find(root, 'button')).click();
    const field = await find(root, '[aria-invalid=true]');
    expect(root.activeElement).toBe(field);
    const message = await find(root, `[id="${field.getAttribute('aria-describedby')}"]`);
    expect(message.textContent).not.toBe('');
  });
});
