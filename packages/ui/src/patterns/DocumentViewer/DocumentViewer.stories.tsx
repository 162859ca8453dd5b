import {
  documents,
  extractedFields,
  samplePageText,
  samplePageUrl,
  sampleThumbnailUrl,
} from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button';
import { evidenceAt, manyFindings, sampleFindings } from '../../stories/samples';
import { ReviewedViewer } from '../../stories/ReviewedViewer';
import { initialView } from '../review';
import type { ReviewView } from '../review';
import { DocumentViewer } from './DocumentViewer';
import type { DocumentViewerProps } from './DocumentViewer';

const bill = documents[2]!;

/** The findings with a place on the pages. */
const onPages = (id: string) => sampleFindings(id).filter(({ places }) => places);

const argsOf = ({ id, name }: { id: string; name: string }) => ({
  documentName: name,
  pageImage: (page: number) => samplePageUrl(id, page),
  pageThumbnail: (page: number) => sampleThumbnailUrl(id, page),
  findings: onPages(id),
});

const onViewChange = fn();
const shows = (view: Partial<ReviewView>) => expect.objectContaining(view);

const meta = {
  title: 'Patterns/DocumentViewer',
  component: DocumentViewer,
  argTypes: { extractedFields: { control: false } },
  parameters: {
    overview: 'magnified',
    alsoCalled: ['PDF viewer', 'lightbox'],
    docs: { source: { type: 'code' } },
  },
  args: {
    ...argsOf(bill),
    pageCount: 5,
    // Only for tests that render the component itself: each story has a review of its own.
    review: {
      view: initialView,
      arrival: { to: 'selection', turned: false },
      canGoBack: false,
      dispatch: fn(),
      stage: { current: null },
    },
    onLinkCopy: fn(),
    extractedFields,
    actions: <Button size="small">Add Pages</Button>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '41.25rem' }}>{Story()}</div>],
  render: (args) => <ReviewedViewer {...args} onViewChange={onViewChange} />,
} satisfies Meta<DocumentViewerProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the viewer is too narrow for thumbnails, as on a phone. */
const isNarrow = () => matchMedia('(width < 40rem)').matches;

/** A page fills the width; no extracted field is displayed anywhere. */
export const Default: Story = {
  parameters: {
    spoken: [
      'region, Luntian electricity bill Oct 2026.pdf',
      'heading, level 2, Document pages',
      'toolbar, Zoom and rotation',
      'button, Zoom out, -',
      '100%',
      'button, Zoom in, Plus =',
      'button, Fit to width, pressed, 0',
      'button, Fit to window, not pressed, F',
      'button, Rotate, R',
      'toolbar, Page tools',
      'button, Back to the previous view, unavailable, B',
      'button, Magnifier, not pressed, M',
      'button, Keyboard shortcuts, ?',
      'toolbar, Findings',
      'button, Previous finding, K',
      '2 findings',
      'button, Next finding, J',
      'radio group, Thumbnails',
      'radio, Thumbnail 1, checked',
      'radio, Thumbnail 2, not checked',
      'radio, Thumbnail 3, not checked',
      'radio, Thumbnail 4, not checked',
      'radio, Thumbnail 5, not checked',
      'group, Document page',
      'graphic, Luntian electricity bill Oct 2026.pdf, page 1 of 5',
      'button, Amount Due, 1 of 2, Same on bill and stub., not pressed',
      'button, Account Holder, As in the client record., not pressed',
      'button, Service Address, As in the application., not pressed',
      'button, Billing Period, Within the last three months., not pressed',
      'button, Meter Readings, Both readings were read., not pressed',
      'button, Amount Due, 2 of 2, Same on bill and stub., not pressed',
      'button, Missing: Amount Paid, not pressed',
      'button, Missing: Payment Date, not pressed',
      'Page 1 of 5',
      'button, Copy link, L',
      'button, Add Pages',
      'navigation, Pages',
      'button, Previous page, unavailable, P',
      'list, 5 items',
      'button, Page 1, has findings, current page',
      'button, Page 2',
      'button, Page 3',
      'button, Page 4',
      'button, Page 5',
      'button, Next page, N',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: bill.name })).toBeVisible();
    await expect(canvas.getByRole('img', { name: `${bill.name}, page 1 of 5` })).toBeVisible();
    for (const [field, value] of Object.entries(extractedFields)) {
      await expect(canvasElement.innerHTML).not.toContain(field);
      await expect(canvasElement.innerHTML).not.toContain(value);
    }
  },
};

/** An ID with nothing to review, so there is no toolbar that steps through findings. */
export const IdDocument: Story = {
  args: argsOf(documents[1]!),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('toolbar', { name: 'Findings' })).toBeNull();
  },
};

/** A business name certificate. */
export const DtiCertificate: Story = { args: argsOf(documents[3]!) };

/** A tax registration certificate, with the repeated stamp selected. */
export const BirForm: Story = {
  args: { ...argsOf(documents[4]!) },
  render: (args) => (
    <ReviewedViewer
      {...args}
      view={{ finding: 'copy-move-detection' }}
      onViewChange={onViewChange}
    />
  ),
};

/** A bank statement with findings on several pages. */
export const BankStatement: Story = { args: argsOf(documents[5]!) };

/** The checks apply to the whole file, so no page has marks. */
export const NoFindings: Story = { args: { findings: undefined } };

/** A single page without actions or thumbnails; the previous and next buttons are unavailable. */
export const OnePage: Story = {
  args: { pageCount: 1, actions: undefined, pageThumbnail: undefined, findings: undefined },
};

/** A page that fails to load shows an error and a button to try again; a thumbnail that fails stays blank. */
export const FailedPage: Story = {
  args: {
    pageImage: () => 'data:image/svg+xml,broken',
    pageThumbnail: () => 'data:image/svg+xml,broken',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    if (isNarrow()) {
      await expect(canvas.queryByRole('radio')).toBeNull();
    } else {
      const thumbnail = canvas.getByRole('radio', { name: 'Thumbnail 1' }).parentElement!;
      await waitFor(() => expect(within(thumbnail).queryByRole('presentation')).toBeNull());
    }
  },
};

/** Right to left: the toolbars are mirrored, and the left and right arrow keys swap. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  render: (args) => <ReviewedViewer {...args} view={{ page: 2 }} onViewChange={onViewChange} />,
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: 'Document page' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onViewChange).toHaveBeenLastCalledWith(shows({ page: 3 }));
  },
};

/** 320 px viewport: the tools wrap, and the thumbnails are hidden. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    const viewer = canvasElement.querySelector('section')!;
    await expect(viewer.scrollWidth).toBeLessThanOrEqual(viewer.clientWidth);
  },
};

/** Rotated by a quarter turn, with the button and with R; the marks rotate with the page. */
export const Rotated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate' }));
    await expect(onViewChange).toHaveBeenLastCalledWith(shows({ rotation: 90 }));
    await userEvent.keyboard('rrr');
    await expect(onViewChange).toHaveBeenLastCalledWith(shows({ rotation: 0 }));
    await userEvent.keyboard('r{Control>}r{/Control}');
    await expect(onViewChange).toHaveBeenLastCalledWith(shows({ rotation: 90 }));
  },
};

/** The whole page fits into a short viewer. */
export const FitToWindow: Story = {
  decorators: [(Story) => <div style={{ blockSize: 480, display: 'grid' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('group', { name: 'Document page' });
    const button = canvas.getByRole('button', { name: 'Fit to window' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(stage.scrollHeight).toBe(stage.clientHeight));
  },
};

/** Zoomed in, the page overflows the stage and stays centred; "Fit to width" resets the zoom. */
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

/** Ctrl and the wheel zoom around the pointer: the point under it stays in place. */
export const ZoomedAroundThePointer: Story = {
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('group', { name: 'Document page' });
    const mark = canvas.getAllByRole('button', { name: /^Amount Due/ })[0]!;
    const middleOf = (element: HTMLElement) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { clientX: x + width / 2, clientY: y + height / 2 };
    };
    const before = middleOf(mark);
    const zoomOf = () => canvas.getByText(/^\d+%$/).textContent;
    // Retry until the zoom changes. In a production build, the effect may not have added its listener yet.
    const zoomIn = async () => {
      const zoom = zoomOf();
      await waitFor(async () => {
        await fireEvent.wheel(stage, { ...before, deltaY: -100, ctrlKey: true });
        await waitFor(() => expect(zoomOf()).not.toBe(zoom), { timeout: 500 });
      });
    };
    for (let notch = 0; notch < 4; notch++) await zoomIn();
    const after = middleOf(mark);
    await expect(Math.abs(after.clientX - before.clientX)).toBeLessThan(3);
    await expect(Math.abs(after.clientY - before.clientY)).toBeLessThan(3);
  },
};

/** Zoomed out to half the stage's width, the page is centred. */
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

/** A dragged page follows the mouse. */
export const Panned: Story = {
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('group', { name: 'Document page' });
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' });
    for (let press = 0; press < 4; press++) await userEvent.click(zoomIn);
    const before = { left: stage.scrollLeft, top: stage.scrollTop };
    const at = { clientX: 300, clientY: 300, pointerType: 'mouse' as const };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: stage, coords: at },
      { target: stage, coords: { ...at, clientX: 280, clientY: 250 } },
      { keys: '[/MouseLeft]', target: stage },
    ]);
    await expect(stage.scrollLeft - before.left).toBe(20);
    await expect(stage.scrollTop - before.top).toBe(50);
  },
};

/**
 * A number in the pager goes to its page. With focus on the stage, paging keys turn pages, and browser shortcuts still
 * work.
 */
export const Paging: Story = {
  play: async ({ canvas, step }) => {
    const stage = canvas.getByRole('group', { name: 'Document page' });
    const status = canvas.getByText(/^Page \d of 5$/);
    await step('a number goes to its page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
      await expect(onViewChange).toHaveBeenLastCalledWith(shows({ page: 4 }));
      await expect(status).toHaveTextContent('Page 4 of 5');
      await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('4');
      await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    });
    await step('the stage is focusable and shows a focus ring', async () => {
      const before = getComputedStyle(stage).outlineStyle;
      stage.focus();
      await userEvent.keyboard('{Shift}');
      await expect(getComputedStyle(stage).outlineStyle).not.toBe(before);
    });
    await step('right arrow and Page Down go to the next page', async () => {
      await userEvent.keyboard('{ArrowRight}{PageDown}');
      await expect(status).toHaveTextContent('Page 3 of 5');
      await expect(canvas.getByRole('img')).toHaveAccessibleName(`${bill.name}, page 3 of 5`);
    });
    await step('left arrow and Page Up go to the previous page', async () => {
      await userEvent.keyboard('{ArrowLeft}{PageUp}');
      await expect(status).toHaveTextContent('Page 1 of 5');
    });
    await step('End and Home go to the last and the first page', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(status).toHaveTextContent('Page 5 of 5');
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(status).toHaveTextContent('Page 1 of 5');
    });
    await step('keys with Ctrl or Alt are ignored', async () => {
      await userEvent.keyboard('{Control>}={/Control}{Alt>}{ArrowRight}{/Alt}');
      await expect(canvas.getByText('100%')).toBeVisible();
      await expect(status).toHaveTextContent('Page 1 of 5');
    });
    await step('Shift with the left or right arrow scrolls', async () => {
      await userEvent.keyboard('++');
      const before = stage.scrollLeft;
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect(stage.scrollLeft).toBeGreaterThan(before);
      await expect(status).toHaveTextContent('Page 1 of 5');
    });
  },
};

/** Stepping through findings shows the finding's page and centres it; Escape clears the selection. */
export const SteppingThroughFindings: Story = {
  args: argsOf(documents[5]!),
  play: async ({ canvas, step }) => {
    const stage = canvas.getByRole('group', { name: 'Document page' });
    const next = canvas.getByRole('button', { name: 'Next finding' });
    const position = canvas.getByRole('toolbar', { name: 'Findings' });
    await expect(position).toHaveTextContent('6 findings');
    await step('previous, with no selection, selects the last finding', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous finding' }));
      await expect(onViewChange).toHaveBeenLastCalledWith(
        shows({ finding: 'balance-verification' }),
      );
      await expect(position).toHaveTextContent('Finding 6 of 6');
    });
    await step('next wraps from the last finding to the first', async () => {
      await userEvent.click(next);
      await expect(position).toHaveTextContent('Finding 1 of 6');
    });
    await step(
      'a finding on another page: the viewer shows that page and selects and centres the mark',
      async () => {
        for (let press = 0; press < 3; press++) await userEvent.click(next);
        await expect(onViewChange).toHaveBeenLastCalledWith(shows({ finding: 'font-detection' }));
        await expect(canvas.getByText('Page 2 of 5')).toBeVisible();
        const [mark] = canvas.getAllByRole('button', { name: /^Font Detection/, pressed: true });
        await waitFor(() => {
          const { top, bottom } = mark!.getBoundingClientRect();
          const frame = stage.getBoundingClientRect();
          return expect(top >= frame.top && bottom <= frame.bottom).toBe(true);
        });
      },
    );
    await step('Escape clears the selection and stays on the page', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(onViewChange).toHaveBeenLastCalledWith(shows({ finding: null }));
      await expect(position).toHaveTextContent('6 findings');
      await expect(canvas.getByText('Page 2 of 5')).toBeVisible();
    });
    await step('paging with focus on a mark moves focus to the stage', async () => {
      canvas.getAllByRole('button', { name: /^Font Detection/ })[0]!.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(stage).toHaveFocus();
    });
  },
};

/**
 * Each toolbar is one Tab stop, and arrow keys move between its buttons. The thumbnails work the same way.
 */
export const ToolbarKeyboard: Story = {
  play: async ({ canvas, step }) => {
    await step('arrow keys move between the tools', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(canvas.getByText('125%')).toBeVisible();
      await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
      await expect(canvas.getByRole('button', { name: 'Rotate' })).toHaveFocus();
    });
    await step('Tab moves on to the page tools and the findings', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Back to the previous view' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Previous finding' })).toHaveFocus();
    });
    await step('the number of a page with findings has a description', async () => {
      const marked = canvas.getByRole('button', { name: 'Page 1' });
      await expect(marked).toHaveAccessibleDescription('has findings');
    });
  },
};

/**
 * Each shortcut does the same as a button, wherever focus is in the viewer, except in text fields. `?` lists all of
 * them.
 */
export const Shortcuts: Story = {
  args: {
    ...argsOf(documents[5]!),
    onCompare: fn(),
    actions: <input aria-label="Note" />,
  },
  play: async ({ args, canvas, step }) => {
    const status = canvas.getByText(/^Page \d of 5$/);
    const stage = canvas.getByRole('group', { name: 'Document page' });
    canvas.getByRole('button', { name: 'Zoom out' }).focus();
    await step('next and previous page', async () => {
      await userEvent.keyboard('nn');
      await expect(status).toHaveTextContent('Page 3 of 5');
      await userEvent.keyboard('p');
      await expect(status).toHaveTextContent('Page 2 of 5');
    });
    await step('next and previous finding, wrapping around', async () => {
      await userEvent.keyboard('j');
      await expect(onViewChange).toHaveBeenLastCalledWith(shows({ finding: 'branch-code' }));
      await expect(status).toHaveTextContent('Page 1 of 5');
      await userEvent.keyboard('k');
      await expect(onViewChange).toHaveBeenLastCalledWith(
        shows({ finding: 'balance-verification' }),
      );
    });
    await step('compare the selected finding', async () => {
      await userEvent.keyboard('c');
      await expect(args.onCompare).toHaveBeenCalledOnce();
    });
    await step('back to the previous views, one by one', async () => {
      const back = canvas.getByRole('button', { name: 'Back to the previous view' });
      await userEvent.keyboard('b');
      await expect(onViewChange).toHaveBeenLastCalledWith(shows({ finding: 'branch-code' }));
      await userEvent.keyboard('b');
      await expect(onViewChange).toHaveBeenLastCalledWith(shows({ finding: null }));
      await expect(status).toHaveTextContent('Page 2 of 5');
      await expect(back).toHaveAttribute('aria-disabled', 'true');
    });
    await step('zoom in and out, fit to window and to width', async () => {
      await userEvent.keyboard('+=');
      await expect(canvas.getByText('150%')).toBeVisible();
      await userEvent.keyboard('-');
      await expect(canvas.getByText('125%')).toBeVisible();
      await userEvent.keyboard('f');
      await expect(canvas.getByRole('button', { name: 'Fit to window' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await userEvent.keyboard('0');
      await expect(canvas.getByText('100%')).toBeVisible();
    });
    await step('on a mark, turning the page moves focus to the page', async () => {
      canvas.getAllByRole('button', { name: /^Font Detection/ })[0]!.focus();
      await userEvent.keyboard('n');
      await expect(stage).toHaveFocus();
    });
    await step('in a text field, letters are text', async () => {
      const shown = status.textContent;
      await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'jump?');
      await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('jump?');
      await expect(status).toHaveTextContent(shown);
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('list the shortcuts', async () => {
      stage.focus();
      await userEvent.keyboard('?');
      await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(stage).toHaveFocus());
    });
  },
};

/** The magnifier is not part of the accessibility tree, so it is found by its marker. */
const magnifier = () => globalThis.document.querySelector<HTMLElement>('[data-magnifier]');

/** The page is drawn again at three times its size, so it stays sharp; the magnifier starts at the selected finding. */
export const Magnified: Story = {
  decorators: [
    (Story) => (
      <>
        {Story()}
        <button type="button">After the viewer</button>
      </>
    ),
  ],
  args: { ...argsOf(documents[5]!) },
  render: (args) => (
    <ReviewedViewer
      {...args}
      view={{ page: 2, finding: 'font-detection' }}
      onViewChange={onViewChange}
    />
  ),
  parameters: {
    spoken: [
      'region, Sampaguita statement Oct 2026.pdf',
      'heading, level 2, Document pages',
      'toolbar, Zoom and rotation',
      'button, Zoom out, -',
      '100%',
      'button, Zoom in, Plus =',
      'button, Fit to width, pressed, 0',
      'button, Fit to window, not pressed, F',
      'button, Rotate, R',
      'toolbar, Page tools',
      'button, Back to the previous view, unavailable, B',
      'button, Magnifier, pressed, M',
      'button, Keyboard shortcuts, ?',
      'toolbar, Findings',
      'button, Previous finding, K',
      'Finding 4 of 6',
      'button, Next finding, J',
      'radio group, Thumbnails',
      'radio, Thumbnail 1, not checked',
      'radio, Thumbnail 2, checked',
      'radio, Thumbnail 3, not checked',
      'radio, Thumbnail 4, not checked',
      'radio, Thumbnail 5, not checked',
      'group, Document page',
      'graphic, Sampaguita statement Oct 2026.pdf, page 2 of 5',
      'button, Pixel Detection, 1 of 2, Noise on page 2 differs around these two amounts., not pressed',
      'button, Font Detection, 1 of 2, Two amounts on page 2 use a slightly wider typeface., pressed',
      'button, Balance Verification, 1 of 2, Closing balance differs from the sum of the movements by PHP 40,000.00., not pressed',
      'button, Pixel Detection, 2 of 2, Noise on page 2 differs around these two amounts., not pressed',
      'button, Font Detection, 2 of 2, Two amounts on page 2 use a slightly wider typeface., pressed',
      'button, Balance Verification, 2 of 2, Closing balance differs from the sum of the movements by PHP 40,000.00., not pressed',
      'Page 2 of 5',
      'button, Copy link, L',
      'button, Add Pages',
      'navigation, Pages',
      'button, Previous page, P',
      'list, 5 items',
      'button, Page 1, has findings',
      'button, Page 2, has findings, current page',
      'button, Page 3, has findings',
      'button, Page 4',
      'button, Page 5',
      'button, Next page, N',
      'button, After the viewer',
    ],
  },
  play: async ({ canvas, step }) => {
    const stage = canvas.getByRole('group', { name: 'Document page' });
    const page = within(stage).getByRole('img');
    const button = canvas.getByRole('button', { name: 'Magnifier' });
    await step('the button switches it on and off', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(magnifier()).toBeVisible());
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(button);
      await expect(magnifier()).toBeNull();
    });
    await step('it is three times as large as the page, with the marks', async () => {
      await userEvent.click(button);
      const enlarged = magnifier()!.querySelector('img')!;
      await expect(enlarged.getBoundingClientRect().width).toBeCloseTo(
        3 * page.getBoundingClientRect().width,
        0,
      );
      await waitFor(() =>
        expect(magnifier()!.querySelector('[aria-pressed="true"]')).toBeVisible(),
      );
    });
    await step('arrow keys move it and do not turn pages; Escape closes it', async () => {
      const before = magnifier()!.getBoundingClientRect();
      await userEvent.keyboard('{ArrowRight}');
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await expect(magnifier()!.getBoundingClientRect().top).toBe(before.top - 8);
      await expect(canvas.getByText('Page 2 of 5')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(magnifier()).toBeNull();
      await expect(canvas.getByText('Finding 4 of 6')).toBeVisible();
    });
    await step('it stays on within the viewer; focus outside of it switches it off', async () => {
      await userEvent.click(button);
      canvas.getByRole('button', { name: 'Next page' }).focus();
      await expect(magnifier()).not.toBeNull();
      await userEvent.tab();
      await expect(magnifier()).toBeNull();
    });
    stage.focus();
    await userEvent.click(button);
  },
};

/** Pressing and holding the page shows the magnifier, without dragging the page or selecting the mark below. */
export const MagnifiedByHolding: Story = {
  args: { ...argsOf(documents[5]!) },
  render: (args) => <ReviewedViewer {...args} view={{ page: 2 }} onViewChange={onViewChange} />,
  play: async ({ canvas, step }) => {
    const stage = canvas.getByRole('group', { name: 'Document page' });
    const mark = canvas.getAllByRole('button', { name: /^Font Detection/ })[0]!;
    const { x, y, width, height } = mark.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    const user = userEvent.setup();
    const press = async () => {
      await user.pointer([
        { target: mark, coords: at },
        { keys: '[MouseLeft>]', target: mark, coords: at },
      ]);
    };
    // The code is requested when the pointer enters. The press may be held until it has loaded.
    await press();
    await waitFor(() => expect(magnifier()).not.toBeNull(), { timeout: 5_000 });
    await step('it follows the pointer; the page stays in place', async () => {
      const before = magnifier()!.getBoundingClientRect().left;
      const scrolled = stage.scrollTop;
      await user.pointer({ target: mark, coords: { ...at, clientX: at.clientX - 120 } });
      await waitFor(() => expect(magnifier()!.getBoundingClientRect().left).toBeLessThan(before));
      await expect(stage.scrollTop).toBe(scrolled);
    });
    await step('releasing closes it, and selects nothing', async () => {
      await user.pointer({ keys: '[/MouseLeft]', target: mark, coords: at });
      await expect(magnifier()).toBeNull();
      await expect(onViewChange).not.toHaveBeenCalledWith(shows({ finding: 'font-detection' }));
    });
    await press();
    await waitFor(() => expect(magnifier()).toBeVisible());
  },
};

/** Selecting a thumbnail shows its page. A phone has no thumbnails. */
export const Thumbnails: Story = {
  play: async ({ canvas }) => {
    if (isNarrow()) {
      await expect(canvas.queryByRole('radio')).toBeNull();
      return;
    }
    const third = canvas.getByRole('radio', { name: 'Thumbnail 3' });
    await userEvent.click(third);
    await expect(onViewChange).toHaveBeenLastCalledWith(shows({ page: 3 }));
    await expect(third).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onViewChange).toHaveBeenLastCalledWith(shows({ page: 4 }));
  },
};

/** 60 findings on one page: the tags shrink, so that each is seen. */
export const ManyFindings: Story = {
  args: { findings: manyFindings().findings },
  render: (args) => (
    <ReviewedViewer {...args} view={{ page: 2, finding: 'check-30' }} onViewChange={onViewChange} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Finding 30 of 60')).toBeVisible();
    // On a phone, the lines are closer than the smallest tags.
    if (isNarrow()) return;
    const [first, second] = canvas
      .getAllByRole('button', { name: /^Check [12]$/ })
      .map((mark) => mark.querySelector('svg')!.parentElement!.getBoundingClientRect());
    await expect(first!.bottom).toBeLessThanOrEqual(second!.top + 1);
  },
};

/** Findings without a place, outside the page, or on a page that does not exist: no marks, and the page stays. */
export const PlacesMissing: Story = {
  args: {
    findings: sampleFindings(
      'DOC-2006',
      evidenceAt('DOC-2006', (index) =>
        index % 2 ? [] : [{ page: 9, x: 700, y: 0, width: 10, height: 10 }],
      ),
    ).filter(({ places }) => places),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next finding' }));
    await expect(canvas.getByText('Finding 1 of 6')).toBeVisible();
    await expect(canvas.getByText('Page 1 of 5')).toBeVisible();
  },
};

const statement = documents[5]!;
const withText = { ...argsOf(statement), loadText: () => samplePageText(statement.id) };

/** Opens the search and types into it. Returns the status that says what was found. */
async function searchFor(canvas: ReturnType<typeof within>, query: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Search in the document' }));
  const field = canvas.getByRole('searchbox');
  await expect(field).toHaveFocus();
  await userEvent.keyboard(query);
  return within(field.closest('search')).getByRole('paragraph');
}

/** With selected text, Shift and an arrow key are left to the browser, which extends the selection. */
export const TextSelected: Story = {
  args: { ...withText },
  render: (args) => <ReviewedViewer {...args} view={{ page: 2 }} onViewChange={onViewChange} />,
  play: async ({ canvas }) => {
    const word = await canvas.findByText('Weaving');
    const stage = canvas.getByRole('group', { name: 'Document page' });
    stage.focus();
    document.getSelection()?.selectAllChildren(word);
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      shiftKey: true,
      bubbles: true,
      cancelable: true,
    });
    await expect(stage.dispatchEvent(event)).toBe(true);
    document.getSelection()?.selectAllChildren(word.parentElement!);
    await waitFor(() =>
      expect(canvas.getByRole('toolbar', { name: 'Selected text' })).toBeVisible(),
    );
  },
};

/** Matches on all pages are counted on the thumbnails; Enter steps to the next one, Shift+Enter to the one before. */
export const TextFound: Story = {
  args: withText,
  play: async ({ canvas }) => {
    const result = await searchFor(canvas, 'transfer');
    await waitFor(() => expect(result).toHaveTextContent('8 matches'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(result).toHaveTextContent('1 of 8'));
    await expect(onViewChange).toHaveBeenLastCalledWith(shows({ page: 2 }));
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(result).toHaveTextContent('8 of 8'));
    await expect(onViewChange).toHaveBeenLastCalledWith(shows({ page: 5 }));
    if (isNarrow()) return;
    await expect(canvas.getByRole('radio', { name: 'Thumbnail 3' })).toHaveAccessibleDescription(
      '4 matches',
    );
  },
};

/** Nothing is found; Escape empties the field, and then closes it. */
export const NothingFound: Story = {
  args: withText,
  play: async ({ canvas, step }) => {
    const result = await searchFor(canvas, 'Lorem');
    await waitFor(() => expect(result).toHaveTextContent('No matches'));
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('searchbox')).toBeNull();
      await expect(canvas.getByRole('group', { name: 'Document page' })).toHaveFocus();
    });
    await searchFor(canvas, 'Lorem');
  },
};

/** The first page has no text, such as a photograph; the others can be searched. */
export const PageWithoutText: Story = {
  args: {
    ...argsOf(statement),
    loadText: async () => [[], ...(await samplePageText(statement.id)).slice(1)],
  },
  play: async ({ canvas }) => {
    const result = await searchFor(canvas, 'passbook');
    await waitFor(() => expect(result).toHaveTextContent('2 matches'));
  },
};

/** The text could not be loaded, and neither when it was tried again: the page is shown, and the field says so. */
export const TextFails: Story = {
  args: { ...argsOf(statement), loadText: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    const result = await searchFor(canvas, 'a');
    await waitFor(() =>
      expect(result).toHaveTextContent('The text of this document could not be loaded.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(result).toHaveTextContent('Reload the page to search it.');
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 610, scale: 0.525, on: 'window' } },
};
