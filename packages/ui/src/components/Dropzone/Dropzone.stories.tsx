import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectDifferentLooks } from '../../stories/pseudoStates';
import { Button } from '../Button';
import { Dropzone } from './Dropzone';

const meta = {
  title: 'Components/Dropzone',
  component: Dropzone,
  args: { label: 'Files', hint: 'PDF, JPG, PNG up to 10MB', onFiles: fn() },
} satisfies Meta<typeof Dropzone>;

export default meta;
type Story = StoryObj<typeof meta>;

function transferOf(...names: string[]) {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File(['x'], name));
  return transfer;
}

/** Native events: Testing Library's copy of a data transfer loses the files. */
function drag(
  type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  target: Element,
  init: Pick<DragEventInit, 'dataTransfer' | 'relatedTarget'>,
) {
  return target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, ...init }));
}

/** Waits for files: its button is the one stop for the keyboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Files' })).toHaveAccessibleDescription(
      'PDF, JPG, PNG up to 10MB',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Browse files' })).toHaveFocus();
  },
};

/** Files are held over the area. */
export const Dragging: Story = { args: { dragging: true } };

/** At rest, with files held over it, with an error, and out of use: then it takes nothing. None is in another's way. */
export const States: Story = {
  name: 'Dragging over, error, disabled',
  render: (args) => (
    <div className="sb-column">
      <Dropzone {...args} label="At rest" data-show="rest" />
      <Dropzone {...args} label="Files held over it" data-show="dragging" dragging />
      <Dropzone
        {...args}
        label="Error"
        data-show="error"
        error="Please select a document type before uploading"
      />
      <Dropzone {...args} label="Disabled" data-show="disabled" disabled />
    </div>
  ),
  play: async ({ args, canvas, canvasElement, step }) => {
    await expectDifferentLooks(
      canvasElement,
      '[data-show=rest]',
      '[data-show=dragging]',
      '[data-show=error]',
      '[data-show=disabled]',
    );
    await expect(canvas.getByRole('group', { name: 'Error' })).toHaveAccessibleDescription(
      'PDF, JPG, PNG up to 10MB Please select a document type before uploading',
    );
    const disabled = canvas.getByRole('group', { name: 'Disabled' });
    drag('drop', disabled, { dataTransfer: transferOf('luntian.pdf') });
    await expect(within(disabled).getByRole('button')).toBeDisabled();
    await expect(args.onFiles).not.toHaveBeenCalled();

    await step(
      'the pointer says where files can be dropped: in any area but a disabled one',
      async () => {
        const effectOver = (target: Element) => {
          const dataTransfer = transferOf('luntian.pdf');
          // Of its own: the browser's stays `none` for what is not dragged by hand.
          Object.defineProperty(dataTransfer, 'dropEffect', { value: 'copy', writable: true });
          drag('dragover', target, { dataTransfer });
          return dataTransfer.dropEffect;
        };
        const area = (name: string) => canvas.getByRole('group', { name });
        await expect(effectOver(area('At rest'))).toBe('copy');
        await waitFor(() => expect(area('At rest')).toHaveAttribute('data-dragging'));
        await expect(effectOver(within(area('Error')).getByRole('button'))).toBe('copy');
        await waitFor(() => expect(area('Error')).toHaveAttribute('data-dragging'));
        await expect(area('At rest')).not.toHaveAttribute('data-dragging');
        await expect(effectOver(disabled)).toBe('none');
        await expect(effectOver(document.body)).toBe('none');
        await waitFor(() => expect(area('Error')).not.toHaveAttribute('data-dragging'));
      },
    );
  },
};

/** The highlight stays over the parts of the area, and goes with the pointer, the drop or the drag; a `ref` is no hindrance. */
export const DragAndDrop: Story = {
  args: { ref: fn() },
  play: async ({ args, canvas, step }) => {
    const area = canvas.getByRole('group');
    const button = canvas.getByRole('button');
    const dataTransfer = transferOf('luntian.pdf', 'notes.txt');
    const expectDragging = (dragging: boolean) =>
      waitFor(() => expect(area.hasAttribute('data-dragging')).toBe(dragging));

    await step('stays while the pointer moves over the button inside', async () => {
      // The document is listened to a moment after the story is drawn.
      await waitFor(async () => {
        drag('dragenter', area, { dataTransfer });
        await expect(area).toHaveAttribute('data-dragging');
      });
      drag('dragenter', button, { dataTransfer, relatedTarget: area });
      drag('dragleave', area, { dataTransfer, relatedTarget: button });
      await expectDragging(true);
    });
    await step('ends when the drag leaves the window', async () => {
      drag('dragleave', button, { dataTransfer });
      await expectDragging(false);
    });
    await step('ends when the drag goes on elsewhere', async () => {
      drag('dragover', area, { dataTransfer });
      await expectDragging(true);
      drag('dragover', document.body, { dataTransfer });
      await expectDragging(false);
    });
    await step('ends with the drop, which hands over every file', async () => {
      drag('dragenter', area, { dataTransfer });
      drag('drop', area, { dataTransfer });
      await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
      await expect(args.onFiles).toHaveBeenCalledWith(Array.from(dataTransfer.files));
      await expectDragging(false);
    });
    await step('does not light up for text', async () => {
      const text = new DataTransfer();
      text.setData('text/plain', 'Reyes');
      drag('dragover', area, { dataTransfer: text });
      await expectDragging(false);
    });
    await step('keeps the browser from opening what is dropped beside the area', async () => {
      await expect(drag('drop', document.body, { dataTransfer })).toBe(false);
      await expect(args.onFiles).toHaveBeenCalledOnce();
    });
  },
};

/** A drop whose folder can be read only when `read` is called. */
function slowDrop(area: HTMLElement) {
  let read = () => {};
  const file = new File(['x'], 'luntian.pdf');
  const portions: object[][] = [[{ file: (done: (file: File) => void) => done(file) }], []];
  const folder = {
    isDirectory: true,
    createReader: () => ({
      readEntries: (done: (entries: object[]) => void) => {
        if (portions.length === 1) done(portions.pop()!);
        else read = () => done(portions.shift()!);
      },
    }),
  };
  const event = new Event('drop', { bubbles: true, cancelable: true });
  const items = [{ kind: 'file', webkitGetAsEntry: () => folder }];
  area.dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'], items } }));
  return () => read();
}

/** While a folder is being read its owner may get another handler, or disable the area: what holds then counts. */
export const ChangedWhileReading: Story = {
  render: function Changing(args) {
    const [count, setCount] = useState(0);
    const [disabled, setDisabled] = useState(false);
    return (
      <>
        <Dropzone
          {...args}
          disabled={disabled}
          onFiles={() => args.onFiles([new File([], `${count}`)])}
        />
        <Button onClick={() => setCount(count + 1)}>Change</Button>
        <Button onClick={() => setDisabled(true)}>Disable</Button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('group');
    const read = slowDrop(area);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    read();
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: '1' })]);

    const readTooLate = slowDrop(area);
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    readTooLate();
    await new Promise((done) => setTimeout(done, 50));
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

/** The same file can be picked twice in a row; copied files can be pasted. */
export const Browse: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input')!;
    const opened = fn();
    input.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Browse files' }));
    await expect(opened).toHaveBeenCalledOnce();

    for (const times of [1, 2]) {
      input.files = transferOf('luntian.pdf').files;
      await fireEvent.change(input);
      await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(times));
      await expect(input.files).toHaveLength(0);
    }

    const clipboardData = transferOf('luntian.pdf', 'scan.png');
    canvas
      .getByRole('button')
      .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(3));
    await expect(args.onFiles).toHaveBeenLastCalledWith(Array.from(clipboardData.files));
  },
};
