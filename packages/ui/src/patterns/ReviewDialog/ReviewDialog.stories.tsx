import { documents, samplePageUrl } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button';
import { evidenceAt, manyFindings, sampleFindings } from '../../stories/samples';
import { expectAnnouncement } from '../../stories/expectAnnouncement';
import { ReviewDialog } from './ReviewDialog';

/** The props the app passes for a sample document. */
const sample = (id: string) => ({
  document: documents.find((document) => document.id === id)!,
  findings: sampleFindings(id),
  pageImage: (page: number) => samplePageUrl(id, page),
});

const meta = {
  title: 'Patterns/ReviewDialog',
  component: ReviewDialog,
  args: {
    ...sample('DOC-2005'),
    pageCount: 5,
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ReviewDialog>;

/** Each kind of comparison has stories of its own in dark mode. */
const comparedElsewhere = {
  modes: { dark: { disable: true } },
  reason: 'The stories of each comparison show it in the dark theme.',
};

export default meta;
type Story = StoryObj<typeof meta>;

const pick = async (name: 'Approve' | 'Reject') =>
  userEvent.click(await screen.findByRole('radio', { name }));
const notes = () => screen.getByRole('textbox', { name: 'Approval Notes (Required)' });
const reason = () => screen.getByRole('textbox', { name: 'Rejection Reason (Required)' });
const confirmButton = () => screen.getByRole('button', { name: 'Confirm' });

/** Waits until the dialog has faded in. */
async function openedDialog() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Initially no decision is selected, there is no text field, and the first finding has focus. */
export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Review document: / });
    await expect(dialog).toHaveAccessibleDescription(
      'BIR Form 2303 · Panaderya Dapithapon · 2026-11-09',
    );
    await expect(screen.getAllByRole('radio')).toHaveLength(2);
    await expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(confirmButton()).toBeDisabled();
    const [first] = within(screen.getByRole('list', { name: 'Findings' })).getAllByRole('listitem');
    await waitFor(() =>
      expect(first).toContainElement(globalThis.document.activeElement as HTMLElement),
    );
  },
};

/** A page that is zoomed out is in the middle. */
export const ZoomedOut: Story = {
  parameters: {
    chromatic: {
      modes: { dark: { disable: true }, phone: { disable: true } },
      reason: 'Other stories show the dark theme, and phones zoom by themselves.',
    },
  },
  play: async () => {
    const zoomOut = await screen.findByRole('button', { name: 'Zoom out' });
    await userEvent.click(zoomOut);
    await userEvent.click(zoomOut);
    // The dialog fades in.
    await waitFor(() => expect(screen.getByText('50%')).toBeVisible());
  },
};

/** With notes, an approval can be confirmed; the notes are trimmed. */
export const ApproveReady: Story = {
  play: async ({ args }) => {
    await pick('Approve');
    await userEvent.type(notes(), '  Agrees with the client record ');
    await userEvent.click(confirmButton());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('approve', 'Agrees with the client record');
  },
};

/** The rejection form says who will read the reason. Once there is text, Ctrl+Enter also confirms. */
export const RejectReady: Story = {
  parameters: {
    spoken: [
      'dialog, Review document: Dapithapon BIR 2303.pdf, BIR Form 2303 · Panaderya Dapithapon · 2026-11-09',
      'heading, level 2, Review document: Dapithapon BIR 2303.pdf',
      'BIR Form 2303 · Panaderya Dapithapon',
      '·',
      '2026-11-09',
      'toolbar, Zoom and rotation',
      'button, Zoom out, -',
      '100%',
      'button, Zoom in, Plus =',
      'button, Fit to width, pressed, 0',
      'button, Fit to window, not pressed, F',
      'button, Rotate, R',
      'toolbar, Page tools',
      'button, Back to the previous view, unavailable, B',
      'group, Document page',
      'graphic, Dapithapon BIR 2303.pdf, page 1 of 5',
      'button, Copy/Move Detection, Stamp on page 1 is identical to the stamp on page 2., not pressed',
      'Page 1 of 5',
      'navigation, Pages',
      'button, Previous page, unavailable, P',
      'list, 5 items',
      'button, Page 1, has findings, current page',
      'button, Page 2, has findings',
      'button, Page 3',
      'button, Page 4',
      'button, Page 5',
      'button, Next page, N',
      'list, Findings, 3 items',
      'Copy/Move Detection',
      'Error',
      'Stamp on page 1 is identical to the stamp on page 2.',
      'p. 1, 2',
      'button, Show evidence: Copy/Move Detection, Error Stamp on page 1 is identical to the stamp on page 2. p. 1, 2, not pressed',
      'button, Add to the reason: Copy/Move Detection, not pressed',
      'Device Record',
      'Warning',
      'No device name in the file.',
      'Whole file',
      'button, Add to the reason: Device Record, not pressed',
      '1 field missing',
      'The scanning device is not recorded.',
      'Whole file',
      'button, Add to the reason: 1 field missing, not pressed',
      'Decision',
      'radio group, Decision',
      'radio, Approve, not checked, A',
      'radio, Reject, checked, X',
      'textbox, Rejection Reason (Required), The scan is not legible, This reason will be shared with the client., required',
      'This reason will be shared with the client.',
      'button, Keyboard shortcuts, ?',
      'button, Cancel',
      'button, Confirm, Control+Enter Meta+Enter',
      'button, Close',
    ],
  },
  play: async ({ args }) => {
    await pick('Reject');
    await expect(reason()).toHaveAccessibleDescription(
      'This reason will be shared with the client.',
    );
    await userEvent.click(reason());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('The scan is not legible');
    await expect(confirmButton()).toBeEnabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('reject', 'The scan is not legible');
  },
};

/** Approve is selected: Confirm stays disabled while the notes are empty or only whitespace. */
export const BlankText: Story = {
  play: async () => {
    await pick('Approve');
    await expect(notes()).toHaveValue('');
    await expect(screen.queryByText('This reason will be shared with the client.')).toBeNull();
    await expect(confirmButton()).toBeDisabled();
    await userEvent.type(notes(), '   {Enter}   ');
    await expect(confirmButton()).toBeDisabled();
  },
};

/** Each decision keeps its own text, and none is carried over: internal notes must never reach the client. */
export const DecisionSwitched: Story = {
  play: async () => {
    await pick('Approve');
    await userEvent.type(notes(), 'For colleagues only');
    await pick('Reject');
    await expect(reason()).toHaveValue('');
    await expect(confirmButton()).toBeDisabled();
    await userEvent.type(reason(), 'The scan is blurred');
    await pick('Approve');
    await expect(notes()).toHaveValue('For colleagues only');
    await pick('Reject');
    await expect(reason()).toHaveValue('The scan is blurred');
  },
};

/**
 * Selecting a finding shows its page and highlights its mark; selecting a mark selects the finding. Clicking again
 * clears the selection. On a phone, it shows a crop of the page below its name; a click on the crop shows all of the page,
 * until Escape or the button goes back.
 */
export const FindingSelected: Story = {
  args: sample('DOC-2006'),
  play: async ({ args, step }) => {
    const dialog = await openedDialog();
    const toggle = dialog.getByRole('button', { name: 'Show evidence: Transaction Lines' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    if (matchMedia('(width < 48rem)').matches) {
      const whole = () => dialog.getByRole('button', { name: 'Show whole page 3' });
      await step('name and crop are in view', async () => {
        const findings = dialog.getByRole('list', { name: 'Findings' });
        for (const element of [within(findings).getByText('Transaction Lines'), whole()]) {
          await waitFor(() => expect(element).toBeVisible());
          const list = findings.getBoundingClientRect();
          const { top, bottom, left, right } = element.getBoundingClientRect();
          await expect(top).toBeGreaterThanOrEqual(list.top);
          await expect(bottom).toBeLessThanOrEqual(list.bottom);
          await expect(left).toBeGreaterThanOrEqual(list.left);
          await expect(right).toBeLessThanOrEqual(list.right);
        }
      });
      await step('the whole page, and back', async () => {
        await expect(dialog.getByText(/^Page \d of 5$/)).not.toBeVisible();
        await userEvent.click(whole());
        await expect(dialog.getByText('Page 3 of 5')).toBeVisible();
        await expect(dialog.queryByRole('list', { name: 'Findings' })).toBeNull();
        await userEvent.click(dialog.getByRole('button', { name: 'Findings' }));
        await expect(toggle).toHaveFocus();
        await userEvent.click(whole());
        await userEvent.keyboard('{Escape}');
        await expect(toggle).toHaveFocus();
        await expect(args.onOpenChange).not.toHaveBeenCalled();
      });
      return;
    }
    await step('the foot names the current page', async () => {
      await expect(dialog.getByText('Page 3 of 5')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Page 1' }));
      await expect(dialog.getByText('Page 1 of 5')).toBeVisible();
    });
    await step('a mark on the page selects its finding', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Missing: Branch Code' }));
      await expect(
        dialog.getByRole('button', { name: 'Show evidence: Branch Code' }),
      ).toHaveAttribute('aria-pressed', 'true');
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    });
  },
};

/**
 * The decisions do not move when one is picked or text is typed, so a double click on Reject hits Reject twice and
 * writes nothing.
 */
export const DecisionStandsStill: Story = {
  args: sample('DOC-2006'),
  parameters: { chromatic: comparedElsewhere },
  play: async () => {
    await screen.findByRole('dialog');
    const radios = screen.getAllByRole('radio');
    // Relative to the dialog, which may still be sliding in.
    const places = () => {
      const dialog = screen.getByRole('dialog').getBoundingClientRect();
      return radios.map((radio) => {
        const { left, top } = radio.getBoundingClientRect();
        return [Math.round(left - dialog.left), Math.round(top - dialog.top)];
      });
    };
    const before = places();
    await userEvent.dblClick(screen.getByRole('radio', { name: 'Reject' }));
    await expect(reason()).toHaveValue('');
    await expect(places()).toEqual(before);
    await userEvent.type(reason(), 'One{Enter}two{Enter}three{Enter}four');
    await expect(places()).toEqual(before);
    await pick('Approve');
    await userEvent.type(notes(), 'One{Enter}two{Enter}three{Enter}four');
    await expect(places()).toEqual(before);
  },
};

/** The selected finding compares two stamps. */
export const TwoPlacesCompared: Story = {
  parameters: { chromatic: comparedElsewhere },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Show evidence: Copy/Move Detection' }),
    );
    await screen.findByRole('group', { name: 'Comparison: Copy/Move Detection' });
  },
};

/** The selected finding compares a printed name with the one on file. */
export const RecordCompared: Story = {
  parameters: { chromatic: comparedElsewhere },
  args: sample('DOC-2004'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show evidence: Trade Name' }));
    await screen.findByText('“h” is missing on the page, after “Dapit”.');
  },
};

/** A line of the ledger shows its place on the page; so does its mark, until it is clicked. */
export const SumCompared: Story = {
  parameters: { chromatic: comparedElsewhere },
  args: sample('DOC-2006'),
  play: async ({ step }) => {
    const dialog = await openedDialog();
    await userEvent.click(
      dialog.getByRole('button', { name: 'Show evidence: Balance Verification' }),
    );
    const credits = await dialog.findByRole('button', { name: '8 credits' });
    await userEvent.click(credits);
    await expect(credits).toHaveAttribute('aria-pressed', 'true');
    if (matchMedia('(width < 48rem)').matches) return;
    await step('the page has a mark of the line', async () => {
      await expect(dialog.getByText('Page 2 of 5')).toBeVisible();
      const [mark] = dialog.getAllByRole('button', { name: '8 credits', pressed: true });
      await expect(mark).toBeVisible();
    });
  },
};

/** The same letters, magnified equally. */
export const SamplesCompared: Story = {
  parameters: { chromatic: comparedElsewhere },
  args: sample('DOC-2006'),
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Show evidence: Font Detection' }),
    );
    await screen.findByRole('group', { name: 'Comparison: Font Detection' });
  },
};

/** A button in each row adds the finding's sentence to the reason, or removes it; nothing is written without a click. */
export const ReasonFromFindings: Story = {
  args: sample('DOC-2006'),
  play: async ({ step }) => {
    await pick('Reject');
    const add = (name: string) =>
      screen.getByRole('button', { name: `Add to the reason: ${name}` });
    await step('the reason starts empty', async () => {
      await expect(reason()).toHaveValue('');
      await expect(confirmButton()).toBeDisabled();
    });
    await step('each click adds a sentence, which can be edited', async () => {
      await userEvent.click(add('Balance Verification'));
      await userEvent.click(add('Font Detection'));
      await expect(reason()).toHaveValue(
        'Closing balance differs from the sum of the movements by PHP 40,000.00 (page 1).\nTwo amounts on page 2 use a slightly wider typeface.',
      );
      await expect(add('Font Detection')).toHaveAttribute('aria-pressed', 'true');
      await expect(confirmButton()).toBeEnabled();
    });
    await step('a second click removes the sentence', async () => {
      await userEvent.click(add('Font Detection'));
      await expect(reason()).toHaveValue(
        'Closing balance differs from the sum of the movements by PHP 40,000.00 (page 1).',
      );
      await expect(add('Font Detection')).toHaveAttribute('aria-pressed', 'false');
    });
    await step('an approval offers no sentence, and has a text of its own', async () => {
      await pick('Approve');
      await expect(notes()).toHaveValue('');
      await expect(screen.queryByRole('button', { name: /^Add to the reason/ })).toBeNull();
      await pick('Reject');
      await expect(add('Balance Verification')).toHaveAttribute('aria-pressed', 'true');
    });
  },
};

/** I adds the selected finding to the reason, even one about the whole file. */
export const AddedByKey: Story = {
  args: sample('DOC-2006'),
  play: async () => {
    const toggle = (name: string) => screen.getByRole('button', { name: `Show evidence: ${name}` });
    const first = await screen.findByRole('group', { name: /^Editing History/ });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('jij');
    await waitFor(() => expect(toggle('Balance Verification')).toHaveFocus());
    await userEvent.keyboard('i');
    await expect(
      screen.getAllByRole('button', { name: /^Add to the reason/, pressed: true }),
    ).toHaveLength(2);
    await expect(reason()).toHaveValue(
      'Editing History: Saved twice after it was issued.\nClosing balance differs from the sum of the movements by PHP 40,000.00 (page 1).',
    );
  },
};

/** 60 findings on one page, some with names of 200 letters. */
export const ManyFindings: Story = {
  args: { findings: manyFindings().findings },
  play: async () => {
    await pick('Reject');
    await expect(screen.getAllByRole('button', { name: /^Add to the reason/ })).toHaveLength(60);
  },
};

/** Findings without a place, or with one outside the page, are listed; the selected one says so. */
export const PlacesMissing: Story = {
  args: {
    findings: sampleFindings(
      'DOC-2005',
      evidenceAt('DOC-2005', () => [{ page: 9, x: 700, y: 0, width: 10, height: 10 }]).map(
        (item) => ({ ...item, comparison: undefined }),
      ),
    ),
  },
  play: async () => {
    const dialog = await openedDialog();
    await userEvent.click(
      dialog.getByRole('button', { name: 'Show evidence: Copy/Move Detection' }),
    );
    await expect(dialog.getByText('This finding has no place on the pages.')).toBeVisible();
  },
};

/** No check failed, but two fields are missing. */
export const MissingFields: Story = { args: sample('DOC-2003') };

/** There are no findings on the pages; all reasons for review apply to the whole file. */
export const WholeFileOnly: Story = {
  args: { ...sample('DOC-2006'), findings: sampleFindings('DOC-2006', []) },
};

/** The images of the pages fail to load. */
export const ImageFails: Story = { args: { pageImage: () => 'data:image/svg+xml,broken' } };

/** Focus is trapped; Escape returns it to the button and keeps the draft, which Cancel discards. */
export const FocusTrap: Story = {
  name: 'Focus trap and Escape',
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Review</Button>
        <ReviewDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Review' });
    await step('write something, then leave', async () => {
      await userEvent.click(opener);
      await pick('Approve');
      await userEvent.type(notes(), 'Agrees');
      for (let presses = 0; presses < 16; presses++) {
        await userEvent.tab();
        await expect(screen.getByRole('dialog')).toContainElement(
          globalThis.document.activeElement as HTMLElement,
        );
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('it reopens with the draft, until Cancel discards it', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      await expect(notes()).toHaveValue('Agrees');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      await expect(screen.queryByRole('radio', { checked: true })).toBeNull();
      await pick('Approve');
      await expect(notes()).toHaveValue('');
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** Each shortcut does the same as a control, wherever focus is in the dialog, except in the text. */
export const Shortcuts: Story = {
  args: sample('DOC-2006'),
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Review document: / }));
    const toggle = (name: string) => dialog.getByRole('button', { name: `Show evidence: ${name}` });
    const status = dialog.getByText(/^Page \d of 5$/);
    const first = dialog.getByRole('group', { name: /^Editing History/ });
    await waitFor(() => expect(first).toHaveFocus());
    await step('the first finding has focus already, so it is announced', async () => {
      await userEvent.keyboard('j');
      await expectAnnouncement('Finding 1 of 9: Editing History');
    });
    await step('next and previous finding; focus follows', async () => {
      await userEvent.keyboard('jj');
      await expect(toggle('Transaction Lines')).toHaveFocus();
      await expect(toggle('Transaction Lines')).toHaveAttribute('aria-pressed', 'true');
      await expect(status).toHaveTextContent('Page 3 of 5');
      await userEvent.keyboard('k');
      await expect(toggle('Balance Verification')).toHaveFocus();
    });
    await step('next and previous page', async () => {
      await userEvent.keyboard('n');
      await expect(status).toHaveTextContent('Page 4 of 5');
      await userEvent.keyboard('p');
      await expect(status).toHaveTextContent('Page 3 of 5');
    });
    await step('a finding about the whole file is selected in the list', async () => {
      await userEvent.keyboard('k');
      await expect(first).toHaveFocus();
      await expect(first).toHaveAttribute('data-selected', 'true');
      await expect(status).toHaveTextContent('Page 3 of 5');
    });
    await step('back to the previous views', async () => {
      await userEvent.keyboard('bb');
      await expect(toggle('Transaction Lines')).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard('bbb');
      await expect(
        dialog.queryByRole('button', { name: /^Show evidence/, pressed: true }),
      ).toBeNull();
      await expect(status).toHaveTextContent('Page 1 of 5');
    });
    await step('zoom, fit and rotate the page', async () => {
      if (matchMedia('(width < 48rem)').matches) return;
      await userEvent.keyboard('++');
      await expect(dialog.getByText('150%')).toBeVisible();
      await userEvent.keyboard('-0');
      await expect(dialog.getByText('100%')).toBeVisible();
      await userEvent.keyboard('rrrr');
    });
    await step('approve, and write; in the text, letters are text', async () => {
      await userEvent.keyboard('a');
      await waitFor(() => expect(notes()).toHaveFocus());
      await userEvent.keyboard('xj?');
      await expect(notes()).toHaveValue('xj?');
    });
    await step('back to the text keeps it', async () => {
      toggle('Font Detection').focus();
      await userEvent.keyboard('t');
      await expect(notes()).toHaveFocus();
      toggle('Font Detection').focus();
      await userEvent.keyboard('a');
      await expect(notes()).toHaveValue('xj?');
    });
    await step('a reason starts without the notes', async () => {
      toggle('Font Detection').focus();
      await userEvent.keyboard('x');
      await waitFor(() => expect(reason()).toHaveFocus());
      await expect(reason()).toHaveValue('');
    });
    await step('list the shortcuts; their own Escape keeps the dialog open', async () => {
      toggle('Font Detection').focus();
      await userEvent.keyboard('?');
      await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull(),
      );
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('confirm, from anywhere in the dialog', async () => {
      await userEvent.type(reason(), 'The closing balance differs');
      toggle('Font Detection').focus();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onConfirm).toHaveBeenCalledWith('reject', 'The closing balance differs');
    });
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { scale: 0.46 } },
};
