import { documents, extractedFields, samplePageUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button';
import { DocumentViewer } from './DocumentViewer';

const document = documents[2]!;

/** The fields are handed over as the app does; neither controls nor source display them. */
const meta = {
  title: 'Patterns/DocumentViewer',
  component: DocumentViewer,
  argTypes: { extractedFields: { control: false } },
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    documentName: document.name,
    pageCount: 5,
    page: 1,
    onPageChange: fn(),
    pageImage: (page) => samplePageUrl(document.id, page),
    extractedFields,
    actions: <Button size="small">Add Pages</Button>,
  },
  render: function Controlled({ page: first, onPageChange, ...args }) {
    const [page, setPage] = useState(first);
    return (
      <DocumentViewer
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          onPageChange(next);
        }}
      />
    );
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '38rem' }}>{Story()}</div>],
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page fills the width; nothing of what was read from the document is displayed anywhere. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: document.name })).toBeVisible();
    await expect(canvas.getByRole('img', { name: `${document.name}, page 1 of 5` })).toBeVisible();
    const image = canvas.getByRole('img').getAttribute('src')!;
    const markup = canvasElement.innerHTML + decodeURIComponent(image);
    for (const [field, value] of Object.entries(extractedFields)) {
      await expect(markup).not.toContain(field);
      await expect(markup).not.toContain(value);
    }
  },
};

/** A single page, and nothing to do with it: there is nowhere to go. */
export const OnePage: Story = { args: { pageCount: 1, actions: undefined } };

/** In a right-to-left text the bars run the other way, and the side arrows swap. */
export const RightToLeft: Story = {
  args: { dir: 'rtl', page: 2 },
  play: async ({ args, canvas }) => {
    canvas.getByRole('group', { name: 'Document page' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

/** Zoomed in, the page is larger than the stage and its middle stays in the middle; "Fit to width" undoes it. */
export const Zoomed: Story = {
  play: async ({ canvas, step }) => {
    const stage = canvas.getByRole('group', { name: 'Document page' });
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' });
    await step('zoom in, and fit to width again', async () => {
      await userEvent.click(zoomIn);
      await userEvent.click(canvas.getByRole('button', { name: 'Fit to width' }));
      await expect(canvas.getByText('100%')).toBeVisible();
      await expect(stage.scrollWidth).toBe(stage.clientWidth);
    });
    await step('zoom in twice', async () => {
      await userEvent.click(zoomIn);
      await userEvent.click(zoomIn);
      await expect(canvas.getByText('150%')).toBeVisible();
    });
    await step('the stage scrolls, the page around it does not', async () => {
      await expect(stage.scrollWidth).toBeGreaterThan(stage.clientWidth);
      await expect(globalThis.document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
      const rest = stage.scrollWidth - stage.clientWidth - 2 * stage.scrollLeft;
      await expect(Math.abs(rest)).toBeLessThanOrEqual(2);
    });
  },
};

/** Half as wide as the stage; the page stands in the middle. */
export const ZoomedOut: Story = {
  play: async ({ canvas }) => {
    const zoomOut = canvas.getByRole('button', { name: 'Zoom out' });
    await userEvent.click(zoomOut);
    await userEvent.click(zoomOut);
    await expect(canvas.getByText('50%')).toBeVisible();
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await expect(zoomOut).toHaveFocus();
  },
};

/** A number in the pager shows its page; with the focus on the stage, arrow keys do, and those of the browser stay its own. */
export const Paging: Story = {
  play: async ({ args, canvas, step }) => {
    const stage = canvas.getByRole('group', { name: 'Document page' });
    const status = canvas.getByRole('status');
    await step('a number goes to its page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
      await expect(status).toHaveTextContent('Page 4 of 5');
      await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('4');
      await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    });
    await step('the stage takes the focus and shows it', async () => {
      const before = getComputedStyle(stage).outlineStyle;
      stage.focus();
      await userEvent.keyboard('{Shift}');
      await expect(getComputedStyle(stage).outlineStyle).not.toBe(before);
    });
    await step('arrows and Page Down go on', async () => {
      await userEvent.keyboard('{ArrowRight}{PageDown}');
      await expect(status).toHaveTextContent('Page 3 of 5');
      await expect(canvas.getByRole('img')).toHaveAccessibleName(`${document.name}, page 3 of 5`);
    });
    await step('arrows and Page Up go back', async () => {
      await userEvent.keyboard('{ArrowLeft}{PageUp}');
      await expect(status).toHaveTextContent('Page 1 of 5');
    });
    await step('End and Home go to the ends and no further', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(status).toHaveTextContent('Page 5 of 5');
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(status).toHaveTextContent('Page 1 of 5');
    });
    await step('with Ctrl or Alt nothing happens', async () => {
      await userEvent.keyboard('{Control>}={/Control}{Alt>}{ArrowRight}{/Alt}');
      await expect(canvas.getByText('100%')).toBeVisible();
      await expect(status).toHaveTextContent('Page 1 of 5');
    });
    await step('with Shift the side arrows scroll', async () => {
      await userEvent.keyboard('++');
      const before = stage.scrollLeft;
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect(stage.scrollLeft).toBeGreaterThan(before);
      await expect(status).toHaveTextContent('Page 1 of 5');
    });
    await expect(args.onPageChange).toHaveBeenCalledTimes(8);
  },
};

/** The zoom buttons are one stop for the Tab key, with arrow keys between them. */
export const ToolbarKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByText('125%')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Fit to width' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add Pages' })).toHaveFocus();
  },
};
