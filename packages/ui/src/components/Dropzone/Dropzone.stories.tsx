import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  chooseFiles,
  drag,
  dropFolder,
  filesNamed,
  transferOf,
} from '../../../../../.storybook/environments/files';
import { expectDifferentLooks } from '../../stories/pseudoStates';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Dropzone } from './Dropzone';

const meta = {
  title: 'Components/Dropzone',
  tags: ['forms'],
  parameters: { alsoCalled: ['file uploader'] },
  component: Dropzone,
  args: { label: 'Files', hint: 'PDF, JPG, PNG up to 10MB', onFilesAdd: fn() },
} satisfies Meta<typeof Dropzone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waiting for files; its button is the only Tab stop. */
export const Default: Story = {
  parameters: {
    spoken: [
      'Files',
      'group, Files, PDF, JPG, PNG up to 10MB',
      'Drag and drop files here',
      'button, Browse files',
      'PDF, JPG, PNG up to 10MB',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Files' })).toHaveAccessibleDescription(
      'PDF, JPG, PNG up to 10MB',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Browse files' })).toHaveFocus();
  },
};

/** Drags files over an area, and waits until it is highlighted. */
async function dragOver(area: HTMLElement) {
  // The document listeners are added in an effect, shortly after the story renders.
  await waitFor(() => {
    drag('dragenter', area, { dataTransfer: transferOf(filesNamed('luntian.pdf')) });
    return expect(area).toHaveAttribute('data-dragging');
  });
}

/** Files are being dragged over the area. */
export const Dragging: Story = {
  play: ({ canvas }) => dragOver(canvas.getByRole('group')),
};

/**
 * Default, dragging, error and disabled. A disabled dropzone accepts nothing, and several on a page don't
 * interfere with each other.
 */
export const States: Story = {
  name: 'Dragging over, error, disabled',
  render: (args) => (
    <Stack>
      <Dropzone {...args} label="At rest" data-show="rest" />
      <Dropzone {...args} label="Files held over it" data-show="dragging" />
      <Dropzone
        {...args}
        label="Error"
        data-show="error"
        error="Please select a document type before uploading"
      />
      <Dropzone {...args} label="Disabled" data-show="disabled" disabled />
    </Stack>
  ),
  play: async ({ args, canvas, canvasElement, step }) => {
    await dragOver(canvas.getByRole('group', { name: 'Files held over it' }));
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
    drag('drop', disabled, { dataTransfer: transferOf(filesNamed('luntian.pdf')) });
    await expect(within(disabled).getByRole('button')).toBeDisabled();
    await expect(args.onFilesAdd).not.toHaveBeenCalled();

    await step('the drop effect allows drops on every area except a disabled one', async () => {
      const effectOver = (target: Element) => {
        const dataTransfer = transferOf(filesNamed('luntian.pdf'));
        // On synthetic events, the native `dropEffect` stays `none`, so replace it with a writable property.
        Object.defineProperty(dataTransfer, 'dropEffect', { value: 'copy', writable: true });
        drag('dragover', target, { dataTransfer });
        return dataTransfer.dropEffect;
      };
      const area = (name: string) => canvas.getByRole('group', { name });
      // The document listeners are added in an effect, shortly after the story renders.
      await waitFor(async () => {
        await expect(effectOver(area('At rest'))).toBe('copy');
        await expect(area('At rest')).toHaveAttribute('data-dragging');
      });
      await expect(effectOver(within(area('Error')).getByRole('button'))).toBe('copy');
      await waitFor(() => expect(area('Error')).toHaveAttribute('data-dragging'));
      await expect(area('At rest')).not.toHaveAttribute('data-dragging');
      await expect(effectOver(disabled)).toBe('none');
      await expect(effectOver(document.body)).toBe('none');
      await waitFor(() => expect(area('Error')).not.toHaveAttribute('data-dragging'));
    });

    await dragOver(canvas.getByRole('group', { name: 'Files held over it' }));
  },
};

/**
 * The highlight stays while the pointer moves over child elements. It ends when the files are dropped, or leave the
 * area or the window.
 */
export const DragAndDrop: Story = {
  args: { ref: fn() },
  play: async ({ args, canvas, canvasElement, step }) => {
    const area = canvas.getByRole('group');
    const button = canvas.getByRole('button');
    const dataTransfer = transferOf(filesNamed('luntian.pdf', 'notes.txt'));
    const expectDragging = (dragging: boolean) =>
      waitFor(() => expect(area.hasAttribute('data-dragging')).toBe(dragging));

    await step('stays highlighted while the pointer moves over the button inside', async () => {
      // The document listeners are added in an effect, shortly after the story renders.
      await waitFor(async () => {
        drag('dragenter', area, { dataTransfer });
        await expect(area).toHaveAttribute('data-dragging');
      });
      drag('dragenter', button, { dataTransfer, relatedTarget: area });
      drag('dragleave', area, { dataTransfer, relatedTarget: button });
      // Wait for two frames: a highlight that wrongly ends here would be gone by then.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await expect(area).toHaveAttribute('data-dragging');
    });
    await step('ends when the drag leaves the window', async () => {
      drag('dragleave', button, { dataTransfer });
      await expectDragging(false);
    });
    await step('ends when the drag continues elsewhere on the page', async () => {
      drag('dragover', area, { dataTransfer });
      await expectDragging(true);
      drag('dragover', document.body, { dataTransfer });
      await expectDragging(false);
    });
    await step('ends on drop, which passes every file to `onFilesAdd`', async () => {
      drag('dragenter', area, { dataTransfer });
      drag('drop', area, { dataTransfer });
      await waitFor(() => expect(args.onFilesAdd).toHaveBeenCalledOnce());
      await expect(args.onFilesAdd).toHaveBeenCalledWith(Array.from(dataTransfer.files));
      await expectDragging(false);
    });
    await step('ignores dragged text', async () => {
      const text = new DataTransfer();
      text.setData('text/plain', 'Reyes');
      drag('dragover', area, { dataTransfer: text });
      await expectDragging(false);
    });
    await step('prevents the browser from opening files dropped outside the area', async () => {
      await expect(drag('drop', document.body, { dataTransfer })).toBe(false);
      await expect(args.onFilesAdd).toHaveBeenCalledOnce();
    });
    await step('lets the browser drop files on a file input elsewhere', async () => {
      const input = Object.assign(document.createElement('input'), { type: 'file' });
      canvasElement.append(input);
      await expect(drag('drop', input, { dataTransfer })).toBe(true);
      input.remove();
    });
  },
};

/** If the handler changes or the area is disabled while a folder is being read, the latest props apply. */
export const ChangedWhileReading: Story = {
  render: function Changing(args) {
    const [count, setCount] = useState(0);
    const [disabled, setDisabled] = useState(false);
    return (
      <>
        <Dropzone
          {...args}
          disabled={disabled}
          onFilesAdd={() => args.onFilesAdd([new File([], `${count}`)])}
        />
        <Button onClick={() => setCount(count + 1)}>Change</Button>
        <Button onClick={() => setDisabled(true)}>Disable</Button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('group');
    const read = dropFolder(area, filesNamed('luntian.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    read();
    await waitFor(() => expect(args.onFilesAdd).toHaveBeenCalledOnce());
    await expect(args.onFilesAdd).toHaveBeenCalledWith([expect.objectContaining({ name: '1' })]);

    const readTooLate = dropFolder(area, filesNamed('luntian.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    readTooLate();
    await new Promise((done) => setTimeout(done, 50));
    await expect(args.onFilesAdd).toHaveBeenCalledOnce();
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
      chooseFiles(input, filesNamed('luntian.pdf'));
      await waitFor(() => expect(args.onFilesAdd).toHaveBeenCalledTimes(times));
      await expect(input.files).toHaveLength(0);
    }

    const clipboardData = transferOf(filesNamed('luntian.pdf', 'scan.png'));
    canvas
      .getByRole('button')
      .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    await waitFor(() => expect(args.onFilesAdd).toHaveBeenCalledTimes(3));
    await expect(args.onFilesAdd).toHaveBeenLastCalledWith(Array.from(clipboardData.files));
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 340, scale: 0.78 } },
};
