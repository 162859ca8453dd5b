import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { onRoute } from '../flows/onRoute';
import { spokenShell } from '../flows/spokenShell';
import { Component } from './Review';

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The controls below an element, which would get its clicks if it were not there. */
function controlsUnder(element: Element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const controls = new Set<Element>();
  for (let x = left; x < right; x += 4) {
    for (let y = top; y < bottom; y += 4) {
      const [under] = document.elementsFromPoint(x, y).filter((other) => !element.contains(other));
      const control = under?.closest('a, button');
      if (control) controls.add(control);
    }
  }
  return [...controls];
}

/**
 * Submits a decision in the first card's dialog: the next card's button is focused and close to the pointer, and the
 * toast covers no control at any scroll position. Then hovers over the toast to keep it open.
 */
async function decide(
  canvas: StoryContext['canvas'],
  decision: 'Approve' | 'Reject',
  message: string,
) {
  await userEvent.click(canvas.getAllByRole('button', { name: /^Review/ })[0]!);
  await userEvent.click(await screen.findByRole('radio', { name: decision }));
  await userEvent.type(screen.getByRole('textbox'), 'Compared with the record of the client');
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  const from = centreOf(confirm);
  await userEvent.click(confirm);
  await userEvent.hover(await screen.findByText(message));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByText(message)).toBeVisible());
  const next = canvas.getAllByRole('button', { name: /^Review/ })[1]!;
  await waitFor(() => expect(next).toHaveFocus());
  const { x, y } = centreOf(next);
  await expect(Math.hypot(x - from.x, y - from.y)).toBeLessThanOrEqual(400);
  const scrolled = window.scrollY;
  for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 40) {
    window.scrollTo({ top, behavior: 'instant' });
    await expect(controlsUnder(screen.getByRole('status'))).toEqual([]);
  }
  window.scrollTo({ top: scrolled, behavior: 'instant' });
}

const meta = {
  title: 'Screens/Review',
  component: Component,
  ...onRoute,
  parameters: { overview: 'pending', layout: 'fullscreen', route: '/review' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card for every document that needs review, the worst first. */
export const Pending: Story = {
  parameters: {
    spoken: [
      ...spokenShell('Review'),
      'navigation, Breadcrumb',
      'list, 2 items',
      'link, Dashboard',
      'Review, current page',
      'heading, level 1, Documents Needing Review',
      '4 pending',
      'button, Keyboard shortcuts, ?',
      'list, 4 items',
      'article, Sampaguita statement Oct 2026.pdf',
      'heading, level 2',
      'link, Sampaguita statement Oct 2026.pdf',
      'Bank Statement',
      'Maria Teresa Ibañez',
      '2026-11-16',
      'list, Findings, 3 items',
      'graphic, Error',
      'Editing History',
      'Saved twice after it was issued.',
      'graphic, Error',
      'Balance Verification',
      'Closing balance differs from the sum of the movements by PHP 40,000.00.',
      '+7 more',
      'Checks passed: Utility Bill Fields 3 of 4, Metadata 2 of 4, Fraud Detection 7 of 10.',
      'button, Review Sampaguita statement Oct 2026.pdf, O',
      'article, Dapithapon BIR 2303.pdf',
      'heading, level 2',
      'link, Dapithapon BIR 2303.pdf',
      'BIR Form 2303',
      'Panaderya Dapithapon',
      '2026-11-09',
      'list, Findings, 3 items',
      'graphic, Error',
      'Copy/Move Detection',
      'Stamp on page 1 is identical to the stamp on page 2.',
      'graphic, Warning',
      'Device Record',
      'No device name in the file.',
      '+1 more',
      'Checks passed: Utility Bill Fields 4 of 4, Metadata 3 of 4, Fraud Detection 9 of 10.',
      'button, Review Dapithapon BIR 2303.pdf, O',
      'article, Dapithapon DTI registration.pdf',
      'heading, level 2',
      'link, Dapithapon DTI registration.pdf',
      'DTI Certificate',
      'Panaderya Dapithapon',
      '2026-11-03',
      'list, Findings, 3 items',
      'graphic, Warning',
      'Trade Name',
      'Printed “Dapitapon”, spelled “Dapithapon” on file.',
      'graphic, Warning',
      'Editing History',
      'Saved again in an image editor.',
      '+2 more',
      'Checks passed: Utility Bill Fields 3 of 4, Metadata 4 of 5, Fraud Detection 8 of 10.',
      'button, Review Dapithapon DTI registration.pdf, O',
      'article, Luntian electricity bill Oct 2026.pdf',
      'heading, level 2',
      'link, Luntian electricity bill Oct 2026.pdf',
      'Utility Bill',
      'Maria Teresa Ibañez',
      '2026-10-27',
      'list, Findings, 1 item',
      '2 fields missing',
      'Amount paid and payment date are blank on the payment stub.',
      'Checks passed: Utility Bill Fields 5 of 5, Metadata 4 of 4, Fraud Detection 10 of 10.',
      'button, Review Luntian electricity bill Oct 2026.pdf, O',
      'figure',
      'Checks that did not pass, by number of documents',
      'list, 6 items',
      'Editing History',
      '2',
      ...[
        'Trade Name',
        'Template Detection',
        'Edge Analysis',
        'Device Record',
        'Copy/Move Detection',
      ].flatMap((name) => [name, '1']),
      '5 more are not shown.',
    ],
  },
};

/** The dialog when it opens: no decision selected. */
export const DialogOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Review/ })[0]!);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** After an approval: a toast is shown, and the list is unchanged. */
export const ApprovedToast: Story = {
  play: ({ canvas }) => decide(canvas, 'Approve', 'Document has been approved successfully'),
};

/** After a rejection: a toast is shown, and the list is unchanged. */
export const RejectedToast: Story = {
  play: ({ canvas }) => decide(canvas, 'Reject', 'Document has been rejected'),
};
