import { activity } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { reviewQueue } from '../reviewQueue';
import { Component } from '../screens/Dashboard';
import { onRoute } from './onRoute';
import {
  dismissToast,
  expectNoDialog,
  expectPage,
  expectToast,
  openedDialog,
  openPage,
} from './steps';
import type { Canvas, Flow } from './steps';

const meta = {
  title: 'Flows/Review',
  component: Component,
  tags: ['!autodocs'],
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/dashboard', opens: ['/review', '/activity'] },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = 'Dapithapon DTI registration.pdf';

async function expectAllPending(canvas: Canvas) {
  await expect(canvas.getByText('4 pending')).toBeVisible();
  const names = canvas.getAllByRole('article').map((card) => within(card).getByRole('heading'));
  await expect(names.map(({ textContent }) => textContent)).toEqual(
    reviewQueue.map(({ name }) => name),
  );
}

const openReview: Flow = async ({ canvas, step }) => {
  await step('From the dashboard, open Review: four documents need review', async () => {
    await expectPage(canvas, 'Dashboard');
    await openPage(canvas, 'Review', 'Documents Needing Review');
    await expectAllPending(canvas);
  });
  await step(`Review ${chosen}: no decision is selected yet`, async () => {
    const card = within(canvas.getByRole('article', { name: chosen }));
    await userEvent.click(card.getByRole('button', { name: /^Review/ }));
    const dialog = await openedDialog('Review document');
    await expect(dialog.getByText(chosen)).toBeVisible();
    await expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  });
};

const nothingChanged: Flow = async ({ canvas, step }) => {
  await step('Nothing else changed: the same four documents need review', async () => {
    await expectAllPending(canvas);
  });
  await step('The activity log has no new entry', async () => {
    await openPage(canvas, 'Activity', 'Activity Log');
    const [, ...rows] = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(activity.length);
    await expect(rows[0]).toHaveTextContent('Sampaguita statement Oct 2026.pdf');
  });
};

const statement = 'Sampaguita statement Oct 2026.pdf';

/** From a card to a finding on the page, then to a rejection that mentions it. */
export const FromAFindingToARejection: Story = {
  parameters: {
    spokenSteps: [
      ['Documents Needing Review · Patunay', 'heading, level 1, Documents Needing Review'],
      ['group, Editing History Error Saved twice after it was issued.'],
      [
        'Page 2 of 5',
        'button, Show evidence: Font Detection, Warning Two amounts on page 2 use a slightly wider typeface. p. 2, pressed',
      ],
      ['Document has been rejected', 'button, Review Dapithapon BIR 2303.pdf, O'],
      [],
      [],
      ['Activity Log · Patunay', 'heading, level 1, Activity Log'],
    ],
  },
  play: async (context) => {
    const { canvas, step } = context;
    const dialog = () => openedDialog('Review document');
    await step(
      'From the dashboard, open Review: each card says why its document waits',
      async () => {
        await expectPage(canvas, 'Dashboard');
        await openPage(canvas, 'Review', 'Documents Needing Review');
        await expectAllPending(canvas);
        const card = within(canvas.getByRole('article', { name: statement }));
        await expect(card.getByText('Balance Verification')).toBeVisible();
        await expect(card.getByText('+7 more')).toBeVisible();
      },
    );
    await step(`Review ${statement}: the findings are listed, worst first`, async () => {
      const card = within(canvas.getByRole('article', { name: statement }));
      await userEvent.click(card.getByRole('button', { name: /^Review/ }));
      const list = (await dialog()).getByRole('list', { name: 'Findings' });
      const [first] = within(list).getAllByRole('listitem');
      await expect(first).toHaveTextContent('Editing History');
    });
    await step(
      'Select Font Detection: the amounts in question, above regular ones of their lines',
      async () => {
        const findings = await dialog();
        const toggle = findings.getByRole('button', { name: 'Show evidence: Font Detection' });
        await userEvent.click(toggle);
        await expect(toggle).toHaveAttribute('aria-pressed', 'true');
        const comparison = await findings.findByRole('group', {
          name: 'Comparison: Font Detection',
        });
        await expect(comparison).toBeVisible();
      },
    );
    await step('Reject, with a reason that mentions the finding', async () => {
      const form = await dialog();
      await userEvent.click(form.getByRole('radio', { name: 'Reject' }));
      await userEvent.type(
        form.getByLabelText('Rejection Reason (Required)'),
        'Two amounts on page 2 were changed',
      );
      await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
      await expectToast('Document has been rejected');
      await expectNoDialog();
    });
    await step('Dismiss the message', async () => {
      await dismissToast('Document has been rejected');
    });
    await nothingChanged(context);
  },
};

/** A document is approved with notes. */
export const Approve: Story = {
  parameters: {
    spokenSteps: [
      ['Documents Needing Review · Patunay', 'heading, level 1, Documents Needing Review'],
      [
        'button, Show evidence: Trade Name, Warning Printed “Dapitapon”, spelled “Dapithapon” on file. p. 1, not pressed',
      ],
      ['textbox, Approval Notes (Required), required'],
      ['textbox, Approval Notes (Required), Agrees with the registry, required'],
      [
        'Document has been approved successfully',
        'button, Review Luntian electricity bill Oct 2026.pdf, O',
      ],
      [],
      [],
      ['Activity Log · Patunay', 'heading, level 1, Activity Log'],
    ],
  },
  play: async (context) => {
    const { step } = context;
    await openReview(context);
    await step('Select Approve: “Approval Notes (Required)”; blank notes don’t count', async () => {
      const dialog = await openedDialog('Review document');
      await userEvent.click(dialog.getByRole('radio', { name: 'Approve' }));
      await userEvent.type(dialog.getByLabelText('Approval Notes (Required)'), '   ');
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    });
    await step('Write the notes: “Agrees with the registry”', async () => {
      const dialog = await openedDialog('Review document');
      const notes = dialog.getByLabelText('Approval Notes (Required)');
      await userEvent.clear(notes);
      await userEvent.type(notes, 'Agrees with the registry');
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    });
    await step('Confirm: “Document has been approved successfully”', async () => {
      const dialog = await openedDialog('Review document');
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
      await expectToast('Document has been approved successfully');
      await expectNoDialog();
    });
    await step('The toast closes after three seconds', async () => {
      await userEvent.unhover(screen.getByText('Document has been approved successfully'));
      await waitFor(() =>
        expect(screen.queryByText('Document has been approved successfully')).toBeNull(),
      );
    });
    await nothingChanged(context);
  },
};

/** A document is rejected, with a reason that is shared with the client. */
export const Reject: Story = {
  parameters: {
    spokenSteps: [
      ['Documents Needing Review · Patunay', 'heading, level 1, Documents Needing Review'],
      [
        'button, Show evidence: Trade Name, Warning Printed “Dapitapon”, spelled “Dapithapon” on file. p. 1, not pressed',
      ],
      ['radio, Reject, checked, X'],
      [
        'textbox, Rejection Reason (Required), The certificate is cut off on the right, This reason will be shared with the client., required',
      ],
      ['Document has been rejected', 'button, Review Luntian electricity bill Oct 2026.pdf, O'],
      [],
      [],
      ['Activity Log · Patunay', 'heading, level 1, Activity Log'],
    ],
  },
  play: async (context) => {
    const { step } = context;
    await openReview(context);
    await step('Select Reject: “Rejection Reason (Required)”, shared with the client', async () => {
      const dialog = await openedDialog('Review document');
      await userEvent.click(dialog.getByRole('radio', { name: 'Reject' }));
      await expect(
        dialog.getByLabelText('Rejection Reason (Required)'),
      ).toHaveAccessibleDescription('This reason will be shared with the client.');
      await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    });
    await step('Write the reason: “The certificate is cut off on the right”', async () => {
      const dialog = await openedDialog('Review document');
      await userEvent.type(
        dialog.getByLabelText('Rejection Reason (Required)'),
        'The certificate is cut off on the right',
      );
    });
    await step('Confirm: “Document has been rejected”', async () => {
      const dialog = await openedDialog('Review document');
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
      await expectToast('Document has been rejected');
      await expectNoDialog();
    });
    await step('Dismiss the message', async () => {
      await dismissToast('Document has been rejected');
    });
    await nothingChanged(context);
  },
};

/** A document is looked at and rejected with the keyboard alone; each step names its keys. */
export const ReviewWithoutAMouse: Story = {
  name: 'Review without a mouse',
  parameters: {
    route: '/review',
    opens: [],
    spokenSteps: [
      ['Documents Needing Review · Patunay', 'link, Sampaguita statement Oct 2026.pdf'],
      ['button, Review Sampaguita statement Oct 2026.pdf, O'],
      ['group, Editing History Error Saved twice after it was issued.'],
      ['Finding 1 of 9: Editing History'],
      [
        'button, Show evidence: Balance Verification, Error Closing balance differs from the sum of the movements by PHP 40,000.00. p. 1–3, pressed',
      ],
      [
        'Page 3 of 5',
        'button, Show evidence: Transaction Lines, Warning 2 of 46 lines are faint. p. 3, pressed',
      ],
      [
        'textbox, Rejection Reason (Required), The closing balance differs from the movements; two lines are faint, This reason will be shared with the client., required',
      ],
      ['Document has been rejected', 'button, Review Dapithapon BIR 2303.pdf, O'],
    ],
  },
  play: async ({ canvas, step }) => {
    const reviewButton = (name: string) =>
      within(canvas.getByRole('article', { name })).getByRole('button', { name: /^Review/ });
    const dialog = () => openedDialog('Review document');
    const toggle = async (check: string) =>
      (await dialog()).getByRole('button', { name: `Show evidence: ${check}` });
    const firstFinding = async () =>
      (await dialog()).getByRole('group', { name: /^Editing History/ });
    await step('Tab goes from the heading past the shortcuts to the first card', async () => {
      await expectPage(canvas, 'Documents Needing Review');
      canvas.getByRole('heading', { level: 1 }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: statement })).toHaveFocus();
    });
    await step(
      'K goes back from the first card to the last, J from there to the first',
      async () => {
        await userEvent.keyboard('k');
        await expect(reviewButton(reviewQueue.at(-1)!.name)).toHaveFocus();
        await userEvent.keyboard('j');
        await expect(reviewButton(statement)).toHaveFocus();
      },
    );
    await step('O opens its review, with the first finding in focus', async () => {
      await userEvent.keyboard('o');
      const first = await firstFinding();
      await waitFor(() => expect(first).toHaveFocus());
    });
    await step('J selects it; it applies to the whole file', async () => {
      await userEvent.keyboard('j');
      const first = await firstFinding();
      await waitFor(() => expect(first).toHaveAttribute('data-selected'));
      await expect(first).toHaveFocus();
    });
    await step('J again selects the next one: its regions on the pages', async () => {
      await userEvent.keyboard('j');
      await expect(await toggle('Balance Verification')).toHaveAttribute('aria-pressed', 'true');
    });
    await step('J a third time selects the one on page 3', async () => {
      await userEvent.keyboard('j');
      const next = await toggle('Transaction Lines');
      await waitFor(() => expect(next).toHaveFocus());
      await expect(next).toHaveAttribute('aria-pressed', 'true');
    });
    await step('X rejects, and goes to the reason', async () => {
      await userEvent.keyboard('x');
      const reason = (await dialog()).getByLabelText('Rejection Reason (Required)');
      await waitFor(() => expect(reason).toHaveFocus());
      await userEvent.keyboard(
        'The closing balance differs from the movements; two lines are faint',
      );
    });
    await step(
      'Ctrl+Enter confirms: “Document has been rejected”, and the next document is at hand',
      async () => {
        await userEvent.keyboard('{Control>}{Enter}{/Control}');
        await expectToast('Document has been rejected');
        await expectNoDialog();
        await waitFor(() => expect(reviewButton(reviewQueue[1]!.name)).toHaveFocus());
      },
    );
  },
};
