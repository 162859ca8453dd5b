import { fraudCheckNames, samplePageUrl, verificationResults } from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { findingsOfChecks, sampleFindings } from '../../stories/samples';
import { CheckList } from './CheckList';

const ofPanel = (id: string) =>
  sampleFindings('DOC-2006').filter(({ panel, status }) => panel === id && status !== 'missing');

const meta = {
  title: 'Patterns/CheckList',
  parameters: { overview: 'findings' },
  component: CheckList,
  args: { findings: findingsOfChecks(verificationResults[5]!.fraudDetection.checks) },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ten fraud checks of a document, none with a place on the pages. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(fraudCheckNames.length);
    for (const [index, name] of fraudCheckNames.entries()) {
      await expect(within(items[index]!).getByText(name)).toBeVisible();
    }
  },
};

/** Passed: green, a tick, and text. */
export const Success: Story = {
  args: {
    findings: findingsOfChecks([
      { name: 'Edge Analysis', status: 'success', details: 'Page edges are straight.' },
    ]),
  },
};

/** Warning: yellow, a warning sign, and text. */
export const Warning: Story = {
  args: {
    findings: findingsOfChecks([
      { name: 'Edge Analysis', status: 'warning', details: 'Left edge is partly cut off.' },
    ]),
  },
};

/** Failed: red, a cross, and text. */
export const ErrorStatus: Story = {
  name: 'Error',
  args: {
    findings: findingsOfChecks([
      { name: 'Edge Analysis', status: 'error', details: 'Two edges are missing.' },
    ]),
  },
};

/**
 * Every status, with and without a place on the pages. The row of the selected finding is highlighted; a check without
 * a place applies to the whole file.
 */
export const Findings: Story = {
  args: {
    findings: [
      ...ofPanel('metadata').slice(0, 3),
      ...ofPanel('fields').slice(2),
      ...ofPanel('fraud').slice(-1),
    ],
    selectedFinding: 'transaction-lines',
    onSelectedFindingChange: fn(),
    pageImage: (page) => samplePageUrl('DOC-2006', page),
    onPageRequest: fn(),
  },
  parameters: {
    spoken: [
      'list, Checks, 6 items',
      'File Integrity',
      'Success',
      'File opens without repair.',
      'Whole file',
      'Creation Date',
      'Warning',
      'Nine days after the period closed.',
      'Whole file',
      'Editing History',
      'Error',
      'Saved twice after it was issued.',
      'Whole file',
      'Statement Period',
      'Success',
      'One full calendar month.',
      'p. 1',
      'button, Show evidence: Statement Period, Success One full calendar month. p. 1, not pressed',
      'Transaction Lines',
      'Warning',
      '2 of 46 lines are faint.',
      'p. 3',
      'button, Show evidence: Transaction Lines, Warning 2 of 46 lines are faint. p. 3, pressed',
      'Balance Verification',
      'Error',
      'Closing balance differs from the sum of the movements by PHP 40,000.00.',
      'p. 1–3',
      'button, Show evidence: Balance Verification, Error Closing balance differs from the sum of the movements by PHP 40,000.00. p. 1–3, not pressed',
    ],
  },
  play: async ({ args, canvas }) => {
    const toggles = canvas.getAllByRole('button', { name: /^Show evidence: / });
    const pressed = toggles.map((toggle) => toggle.getAttribute('aria-pressed'));
    await expect(pressed).toEqual(['false', 'true', 'false']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show evidence: Transaction Lines' }));
    await expect(args.onSelectedFindingChange).toHaveBeenLastCalledWith(null);
    // Outside a DocumentWorkspace, crops are shown only on a phone.
    if (matchMedia('(width < 48rem)').matches) {
      await userEvent.click(canvas.getByRole('button', { name: 'Show whole page 3' }));
      await expect(args.onPageRequest).toHaveBeenCalledWith(3);
    } else {
      await expect(canvas.queryByRole('button', { name: /^Show whole page/ })).toBeNull();
    }
  },
};

/** Long words and details wrap; the status stays at the end of the first line. */
export const LongTexts: Story = {
  args: {
    findings: findingsOfChecks([
      {
        name: 'Pagsusuri ng pagkakatugma ng lagda at selyo sa talaan ng sangay',
        status: 'warning',
        details:
          'Ang lagda sa ikalawang pahina ay bahagyang naiiba sa lagda na nasa talaan ng sangay, at ang selyo ay hindi nababasa nang buo.',
      },
      {
        name: 'PinagsamangPagsusuriNgLahatNgPahinaAtNgKanilangMgaGilid',
        status: 'error',
        details: 'IMG_20261120_094211_REV_FINAL_scan_front_and_back_0001_compressed.jpeg',
      },
    ]),
  },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 450, scale: 0.62 } },
  args: { findings: findingsOfChecks(verificationResults[5]!.fraudDetection.checks.slice(0, 4)) },
};
