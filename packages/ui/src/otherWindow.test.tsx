import type { ReactNode } from 'react';
import { extractedFields } from '@patunay/fixtures';
import type { PageText } from '@patunay/fixtures';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drag, filesNamed, transferOf } from '../../../.storybook/environments/files';
import { Button } from './components/Button';
import { Dialog } from './components/Dialog';
import { Dropzone } from './components/Dropzone';
import { PatunayProvider } from './components/PatunayProvider';
import { Table } from './components/Table';
import { TextField } from './components/TextField';
import { Toaster } from './components/Toaster';
import type { Toast } from './components/Toaster';
import { pageHeading } from './pageHeading';
import { mouse } from './stories/mouse';
import { paper, textLine } from './stories/pageTexts';
import { ReviewedViewer } from './stories/ReviewedViewer';

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
  frame.style.cssText = 'position: fixed; inset: 40px auto auto 30px; border: 0';
  frame.width = '640';
  frame.height = '560';
  const inner = frame.contentDocument!;
  const sheets = document.querySelectorAll('style, link[rel=stylesheet]');
  inner.head.append(...[...sheets].map((sheet) => sheet.cloneNode(true)));
  return inner;
}

function addElement(parent: Node) {
  const element = parent.appendChild(document.createElement('div'));
  onTestFinished(() => element.remove());
  return element;
}

const frames: Record<string, Mount> = {
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
};

const places: Record<string, Mount> = {
  ...frames,
  'a shadow root': async (content) => {
    const shadow = addElement(document.body).attachShadow({ mode: 'open' });
    render(content, addElement(shadow));
    return shadow;
  },
};

async function find(root: Document | ShadowRoot, selector: string) {
  const found = () => root.querySelector<HTMLElement>(selector);
  await expect.poll(found, { message: selector }).not.toBeNull();
  return found()!;
}

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
    await expect.poll(() => dialog.contains(root.activeElement)).toBe(true);
    expect(document.querySelector('[role=dialog]')).toBeNull();
    dialog.querySelector('button')!.click();
    await expect.poll(() => root.querySelector('[role=dialog]')).toBeNull();
    await expect.poll(() => root.activeElement).toBe(open);
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
    await expect
      .poll(() => {
        drag('dragover', area, over);
        return area.dataset.dragging;
      })
      .toBeDefined();
    drag('dragover', elsewhere, over);
    await expect.poll(() => area.dataset.dragging).toBeUndefined();
    // The browser would open the file.
    expect(drag('drop', elsewhere, over)).toBe(false);
    expect(drag('drop', area, over)).toBe(false);
    await expect.poll(() => onFilesAdd).toHaveBeenCalledExactlyOnceWith(files);
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

  test('a table is printed with all its rows', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `CL-${index}`);
    const columns = [{ id: 'id', header: 'User ID', value: (row: string) => row }];
    const root = await mount(
      <Table label="Clients" columns={columns} rows={rows} rowKey={String} />,
    );
    await find(root, 'tbody tr');
    expect(root.querySelectorAll('tbody tr')).toHaveLength(50);
    const { defaultView } = root.ownerDocument ?? root;
    defaultView!.dispatchEvent(new Event('beforeprint'));
    expect(root.querySelectorAll('tbody tr')).toHaveLength(120);
    defaultView!.dispatchEvent(new Event('afterprint'));
  });
});

describe.each(Object.entries(frames))('in %s', (_, mount) => {
  beforeAll(() => page.viewport(900, 700));

  const text: PageText = [
    { kind: 'paragraph', rows: [[textLine('First line of text', 60, 60, 12)]] },
    { kind: 'paragraph', rows: [[textLine('Second line here', 60, 84, 12)]] },
  ];

  /** The point just before a word, in the coordinates of the outer page. */
  function pointBefore(inner: Document, word: string) {
    const words = [...inner.querySelectorAll('[data-text-line] > span')];
    const box = words.find(({ textContent }) => textContent === word)!.getBoundingClientRect();
    const frame = inner.defaultView!.frameElement!.getBoundingClientRect();
    return { x: frame.x + box.x + 1, y: frame.y + box.y + box.height / 2 };
  }

  test('the text of a document is selected, copied, found and magnified', async () => {
    const inner = (await mount(
      <ReviewedViewer
        documentName="bill.pdf"
        pageCount={2}
        pageImage={() => paper}
        loadText={async () => [text, []]}
        extractedFields={extractedFields}
      />,
    )) as Document;
    await find(inner, '[data-text-line]');

    const start = pointBefore(inner, 'line');
    const onText = pointBefore(inner, 'here');
    // Without the correction, the browser would not stop there.
    const betweenLines = { x: pointBefore(inner, 'text').x, y: start.y + 10 };
    await mouse('mousePressed', start);
    for (const point of [onText, betweenLines]) {
      await mouse('mouseMoved', point, { button: 'left', buttons: 1 });
      await new Promise(requestAnimationFrame);
    }
    await mouse('mouseReleased', betweenLines);
    const clipboardData = new DataTransfer();
    const copy = new ClipboardEvent('copy', { clipboardData, bubbles: true });
    inner.getSelection()!.anchorNode!.parentElement!.dispatchEvent(copy);
    expect(clipboardData.getData('text/plain')).toBe('line of');
    await find(inner, '[aria-label="Selected text"]');

    const stage = await find(inner, '[aria-label="Document page"]');
    press(stage, 's');
    const field = (await find(inner, '[type=search]')) as HTMLInputElement;
    expect(inner.activeElement).toBe(field);
    await userEvent.keyboard('line');
    await expect.poll(() => field.closest('search')!.textContent).toContain('2 matches');

    press(stage, 'm');
    const lens = (await find(inner, '[data-magnifier]')).getBoundingClientRect();
    expect(lens.right).toBeLessThanOrEqual(inner.defaultView!.innerWidth);
    expect(lens.bottom).toBeLessThanOrEqual(inner.defaultView!.innerHeight);
    expect(document.querySelector('[data-magnifier], [aria-label="Selected text"]')).toBeNull();
  });
});
