import { pageMetadata, samplePageUrl } from '@patunay/fixtures';
import type { VerificationPart } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { evidenceAt, sampleFindings, samplePanels } from '../../stories/samples';
import { expectDifferentLooks } from '../../stories/pseudoStates';
import { findingsOf } from '../findings';
import type { VerificationPanel } from '../verificationPanel';
import { VerificationPanels } from './VerificationPanels';

/** A verification part with the given counts. */
const part = (score: number, total: number, needsReview: number): VerificationPart => ({
  score,
  total,
  needsReview,
  details: 'What came out, in a sentence.',
  checks: Array.from({ length: 4 }, (_, index) => ({
    name: `Check ${index + 1}`,
    status: index < needsReview ? 'warning' : 'success',
    details: 'What was found.',
  })),
});

const withoutEvidence = (panels: VerificationPanel[]) => ({
  panels,
  findings: findingsOf(panels, [], 5),
});

const one = (score: number, total: number, needsReview: number) =>
  withoutEvidence([
    { id: 'fields', title: 'Utility Bill Fields', part: part(score, total, needsReview) },
  ]);

const meta = {
  title: 'Patterns/VerificationPanels',
  parameters: { overview: 'findings' },
  component: VerificationPanels,
  args: {
    ...withoutEvidence(samplePanels('DOC-2006')),
    pages: pageMetadata,
    currentPage: 1,
    onValueChange: fn(),
    onSelectedFindingChange: fn(),
    onPreviewedFindingChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem' }}>{Story()}</div>],
} satisfies Meta<typeof VerificationPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

const headerOf = (panel: number) => `:nth-child(${panel}) > div:has(> h2)`;
const panelOf = (trigger: HTMLElement) => trigger.closest<HTMLElement>('div[data-orientation]')!;
const edgeOf = (element: HTMLElement) => getComputedStyle(element).borderInlineStartColor;

/** A document that needs review: all panels closed, their counts visible. */
export const Default: Story = {
  parameters: {
    spoken: [
      'group, Utility Bill Fields',
      'heading, level 2',
      'button, Utility Bill Fields, collapsed',
      'Fields',
      '12 / 14',
      'Missing',
      '2',
      'Issues',
      '1',
      'list, 2 items',
      'button, Warning Transaction Lines',
      'button, 2 fields missing',
      'group, Metadata',
      'heading, level 2',
      'button, Metadata, collapsed',
      'Fields',
      '7 / 8',
      'Missing',
      '1',
      'Issues',
      '2',
      'list, 3 items',
      'button, Error Editing History',
      'button, Warning Creation Date',
      'button, 1 field missing',
      'group, Fraud Detection',
      'heading, level 2',
      'button, Fraud Detection, collapsed',
      'Fields',
      '10 / 10',
      'Missing',
      '0',
      'Issues',
      '3',
      'list, 3 items',
      'button, Error Balance Verification',
      'button, Warning Font Detection',
      'button, Warning Pixel Detection',
    ],
  },
  play: async ({ canvas }) => {
    const counts = canvas.getAllByRole('definition').map((count) => count.textContent);
    await expect(counts).toEqual(['12 / 14', '2', '1', '7 / 8', '1', '2', '10 / 10', '0', '3']);
  },
};

/** Only the first panel has missing fields, and none has issues, so only the first has the red edge. */
export const Mixed: Story = {
  args: withoutEvidence(samplePanels('DOC-2003')),
  play: async ({ canvas, step }) => {
    const fields = panelOf(canvas.getByRole('button', { name: 'Utility Bill Fields' }));
    const metadata = panelOf(canvas.getByRole('button', { name: 'Metadata' }));
    await step('a panel with missing fields has a red edge, one without has none', async () => {
      await expect(fields).toHaveAttribute('data-attention');
      await expect(metadata).not.toHaveAttribute('data-attention');
      await expect(edgeOf(fields)).not.toBe(edgeOf(metadata));
    });
  },
};

/** No issue and nothing missing: no red edge. */
export const NoIssue: Story = {
  args: one(14, 14, 0),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-attention]')).toBeNull();
  },
};

/** Missing fields only, no issue: a red edge. */
export const MissingOnly: Story = { name: 'Missing fields only', args: one(12, 14, 0) };

/** Issues only, no missing fields: a red edge. */
export const IssuesOnly: Story = { args: one(14, 14, 3) };

/** Both missing fields and issues: a red edge. */
export const MissingAndIssues: Story = {
  name: 'Missing fields and issues',
  args: one(12, 14, 1),
};

/** The Utility Bill Fields panel is open: the outcome, the pages, then the checks. */
export const FieldsOpen: Story = {
  args: { defaultValue: 'fields', findings: sampleFindings('DOC-2006') },
};

/** The Metadata panel is open. */
export const MetadataOpen: Story = {
  args: { defaultValue: 'metadata', findings: sampleFindings('DOC-2006') },
};

/** The Fraud Detection panel is open, with its ten checks. */
export const FraudDetectionOpen: Story = {
  args: { defaultValue: 'fraud', findings: sampleFindings('DOC-2006') },
};

/** Long titles, outcomes and names wrap. */
export const LongTexts: Story = {
  args: {
    defaultValue: 'fields',
    ...withoutEvidence([
      {
        id: 'fields',
        title: 'Mga patlang ng katibayan ng pagpapatala ng negosyo at ng mga kalakip nito',
        part: {
          ...part(1004, 1140, 312),
          details:
            'Hindi nabasa ang ilang patlang dahil malabo ang kopya; kailangang humingi ng bagong kopya sa kliyente bago ito aprubahan.',
          checks: [
            {
              name: 'PagkakatugmaNgPangalanSaTalaanNgSangayAtSaPagpapatala',
              status: 'error',
              details: 'Magkaiba ang baybay ng pangalan sa unang pahina at sa ikalawang pahina.',
            },
          ],
        },
      },
    ]),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};

/** Every check of the open panel has a place on a page, and so a toggle. Each missing field has its own row. */
export const Findings: Story = {
  args: { defaultValue: 'fields', findings: sampleFindings('DOC-2006') },
  play: async ({ args, canvas, step }) => {
    const toggle = canvas.getByRole('button', { name: 'Show evidence: Transaction Lines' });
    await step('the list has one item per check', async () => {
      const list = canvas.getByRole('list', { name: 'Checks' });
      await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
      await expect(canvas.getByText('Missing: Branch Code')).toBeVisible();
      await expect(within(list).queryByText('Whole file')).toBeNull();
    });
    await step('hovering over a toggle previews its finding', async () => {
      await userEvent.hover(toggle);
      await expect(args.onPreviewedFindingChange).toHaveBeenLastCalledWith('transaction-lines');
      await userEvent.unhover(toggle);
      await expect(args.onPreviewedFindingChange).toHaveBeenLastCalledWith(null);
    });
    await step('clicking it selects the finding, clicking again clears the selection', async () => {
      await expect(toggle).toHaveAccessibleDescription('Warning 2 of 46 lines are faint. p. 3');
      await expect(
        canvas.getByRole('button', { name: 'Show evidence: Branch Code' }),
      ).toHaveAccessibleDescription('Missing: Branch Code p. 1');
      await userEvent.click(toggle);
      await expect(args.onSelectedFindingChange).toHaveBeenLastCalledWith('transaction-lines');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(toggle);
      await expect(args.onSelectedFindingChange).toHaveBeenLastCalledWith(null);
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    });
    await step('Escape clears the selection, too, and focus stays', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(args.onSelectedFindingChange).toHaveBeenLastCalledWith(null);
      await expect(toggle).toHaveFocus();
    });
  },
};

/** A selected finding; on a phone its row shows a crop of the page. */
export const FindingSelected: Story = {
  args: {
    defaultValue: 'fraud',
    findings: sampleFindings('DOC-2006'),
    defaultSelectedFinding: 'font-detection',
    pageImage: (page) => samplePageUrl('DOC-2006', page),
    onPageRequest: fn(),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Comparison: Font Detection' });
  },
};

/** Clicking a finding about the whole file in a closed panel opens the panel and focuses the finding's row. */
export const WholeFileSelected: Story = {
  args: { findings: sampleFindings('DOC-2006') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error Editing History' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('metadata');
    const row = canvas.getByRole('group', {
      name: 'Editing History Error Saved twice after it was issued.',
    });
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectedFindingChange).toHaveBeenLastCalledWith(null);
    await expect(row).toHaveFocus();
  },
};

/** A selected finding that compares: its row shows both sides. */
export const Compared: Story = {
  args: {
    defaultValue: 'fraud',
    findings: sampleFindings('DOC-2006'),
    defaultSelectedFinding: 'balance-verification',
    defaultSelectedItem: 'credits',
    pageImage: (page) => samplePageUrl('DOC-2006', page),
    onPageRequest: fn(),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Comparison: Balance Verification' });
    await expect(canvas.getByRole('button', { name: '8 credits' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Findings whose place is unknown: the rows say so, and so does the selected one on a phone. */
export const PlacesMissing: Story = {
  args: {
    ...Compared.args,
    findings: sampleFindings('DOC-2006', evidenceAt('DOC-2006')),
    defaultSelectedFinding: 'font-detection',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Comparison: Font Detection' });
    await expect(canvas.getAllByText('no place').length).toBeGreaterThan(1);
  },
};

/** No check has a place on a page; all apply to the whole file. */
export const WholeFileOnly: Story = {
  args: { defaultValue: 'metadata' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Show evidence/ })).toBeNull();
    await expect(canvas.getAllByText('Whole file')).toHaveLength(5);
  },
};

/** As wide as in a 320 px viewport: the metadata is stacked rather than shown as a table. */
export const Narrow: Story = {
  name: '320 px',
  args: { defaultValue: 'fields', findings: sampleFindings('DOC-2006') },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
};

/** Right to left: the edge is on the right. */
export const RightToLeft: Story = {
  args: {
    defaultValue: 'fields',
    findings: sampleFindings('DOC-2006'),
    defaultSelectedFinding: 'transaction-lines',
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/**
 * Three panels with equal counts: the first header in its default state, the second with hover (the whole
 * header is clickable, counts included), the third with focus.
 */
export const States: Story = {
  name: 'Hover, focus',
  args: withoutEvidence(
    samplePanels('DOC-2006').map((panel) => ({ ...panel, part: part(12, 14, 1) })),
  ),
  parameters: {
    pseudo: {
      hover: [headerOf(2)],
      focusVisible: [`${headerOf(3)} button`],
    },
  },
  play: ({ canvasElement }) =>
    expectDifferentLooks(canvasElement, headerOf(1), headerOf(2), headerOf(3)),
};

/** Opening one panel closes the other; clicking the open one closes it. */
export const OneAtATime: Story = {
  play: async ({ args, canvas, step }) => {
    await step('open the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Utility Bill Fields' }));
      const region = canvas.getByRole('region', { name: 'Utility Bill Fields' });
      await waitFor(() => expect(within(region).getByText('Page 1')).toBeVisible());
      await expect(within(region).getByText('Account Holder')).toBeVisible();
    });
    await step('opening the second closes the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fraud Detection' }));
      await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Fraud Detection' })).toBeVisible(),
      );
    });
    await step('clicking it again closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fraud Detection' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    });
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 440, scale: 0.6 } },
};
