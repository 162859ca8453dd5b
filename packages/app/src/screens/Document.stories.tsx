import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onRoute } from '../flows/onRoute';
import { spokenShell } from '../flows/spokenShell';
import { Component } from './Document';

const meta = {
  title: 'Screens/Document',
  component: Component,
  ...onRoute,
  parameters: {
    overview: 'finding-selected',
    layout: 'fullscreen',
    route: '/clients/CL-1001/documents/DOC-2006',
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bank statement with missing fields and issues, all panels closed. */
export const NeedsReview: Story = {
  parameters: {
    spoken: [
      ...spokenShell('Clients'),
      'navigation, Breadcrumb',
      'list, 4 items',
      'link, Dashboard',
      'link, Clients',
      'link, Maria Teresa Ibañez',
      'Sampaguita statement Oct 2026.pdf, current page',
      'navigation, Documents to review',
      '1 of 4 to review',
      'link, Next, Dapithapon BIR 2303.pdf',
      'heading, level 1, Sampaguita statement Oct 2026.pdf',
      'Needs Review',
      'Bank Statement',
      'Uploaded',
      '2026-11-16',
      'button, Reject Document',
      'button, Approve Document',
      'link, Review Sampaguita statement Oct 2026.pdf',
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
      'button, Search in the document, collapsed, S',
      'button, Magnifier, not pressed, M',
      'button, Keyboard shortcuts, ?',
      'toolbar, Findings',
      'button, Previous finding, K',
      '9 findings',
      'button, Next finding, J',
      'group, Document page',
      'graphic, Sampaguita statement Oct 2026.pdf, page 1 of 5',
      'Bangko Sampaguita',
      'Savings, loans and remittances since 1961',
      'STATEMENT OF ACCOUNT',
      '01-Oct-2026 to 31-Oct-2026',
      'button, Account Holder, As in the client record., not pressed',
      'IBAÑEZ, MARIA TERESA',
      '27 Ilang-Ilang Street, Barangay Malinis',
      'Dalisay City, Batangas 4299',
      'Account no.',
      'button, Account Number, Check digit is valid., not pressed',
      '2204 1185 7364',
      'Kind of account',
      'Regular savings, peso',
      'Period',
      'button, Statement Period, One full calendar month., not pressed',
      '01-Oct-2026 to 31-Oct-2026',
      'Statement number',
      'button, Missing: Statement Number, not pressed',
      'Branch',
      'Dalisay City',
      'Branch code',
      'button, Missing: Branch Code, not pressed',
      'heading, level 3, Your account in October',
      'Opening balance',
      'PHP 14,208.35',
      '01-Oct-2026',
      'Credits',
      '8 lines',
      'money in',
      'Debits',
      '38 lines',
      'money out',
      'Closing balance',
      'button, Balance Verification, Closing balance differs from the sum of the movements by PHP 40,000.00., not pressed',
      'PHP 17,542.57',
      '31-Oct-2026',
      'heading, level 3, Balance at the end of each day',
      '0',
      '10,000',
      '20,000',
      '30,000',
      '1',
      '5',
      '10',
      '15',
      '20',
      '25',
      '31',
      'heading, level 3, Please check this statement',
      'Tell us within thirty days if an entry is not yours. After that the',
      'statement counts as accepted.',
      'heading, level 3, Interest',
      'Paid on the last day of the month on the average daily balance,',
      'after withholding tax.',
      'heading, level 3, Your passbook',
      'Have it updated at any branch. Entries in the passbook and in this',
      'statement are the same.',
      'heading, level 3, Deposit insurance',
      'Deposits are insured for each depositor up to the limit that the law',
      'provides.',
      'SAMPLE',
      'Sheet 1 of 5',
      'Bangko Sampaguita, Dalisay City branch, 9 Katipunan Street, Dalisay City, Batangas 4299',
      'Page 1 of 5',
      'button, Copy link, L',
      'button, Add Pages',
      'navigation, Pages',
      'button, Previous page, unavailable, P',
      'list, 5 items',
      'button, Page 1, has findings, current page',
      'button, Page 2, has findings',
      'button, Page 3, has findings',
      'button, Page 4',
      'button, Page 5',
      'button, Next page, N',
      'button, Hide panels',
      'group, Utility Bill Fields',
      'heading, level 2',
      'button, Utility Bill Fields, collapsed',
      'Fields',
      '12 / 14',
      'Missing',
      '2',
      'Issues',
      '1',
      'list, 3 items',
      'button, Warning Transaction Lines p. 3',
      'button, Missing: Branch Code p. 1',
      'button, Missing: Statement Number p. 1',
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
      'button, Error Balance Verification p. 1–3',
      'button, Warning Font Detection p. 2',
      'button, Warning Pixel Detection p. 2',
    ],
  },
  play: async ({ canvas }) => {
    // The text of the page is loaded after the page.
    await expect(await canvas.findByRole('heading', { name: 'Your passbook' })).toBeInTheDocument();
  },
};

/** Nothing missing, no issue. */
export const Verified: Story = { parameters: { route: '/clients/CL-1002/documents/DOC-2002' } };

/** The Utility Bill Fields panel is open. */
export const FieldsOpen: Story = {
  parameters: { route: '/clients/CL-1001/documents/DOC-2006?panel=fields' },
};

/** The Metadata panel is open. */
export const MetadataOpen: Story = {
  parameters: { route: '/clients/CL-1001/documents/DOC-2006?panel=metadata' },
};

/** The Fraud Detection panel is open, on page 4, which has no metadata. */
export const FraudOpenOnPageFour: Story = {
  parameters: { route: '/clients/CL-1001/documents/DOC-2006?panel=fraud&page=4' },
};

/** A utility bill with missing fields and no issue. */
export const UtilityBill: Story = {
  parameters: { route: '/clients/CL-1001/documents/DOC-2003' },
};

/** A tax registration. The URL selects a finding with two marks, on identical parts of the page. */
export const TaxRegistration: Story = {
  parameters: { route: '/clients/CL-1003/documents/DOC-2005?finding=copy-move-detection' },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Comparison: Copy/Move Detection' });
  },
};

/** A finding on page 2: the URL alone shows the page, opens the finding's panel and selects the finding's mark. */
export const FindingSelected: Story = {
  parameters: { route: '/clients/CL-1001/documents/DOC-2006?finding=font-detection' },
  play: async ({ canvas, step }) => {
    const isPaper = matchMedia('print').matches;
    if (!isPaper) await canvas.findByRole('group', { name: 'Comparison: Font Detection' });
    await step('the case sheet is loaded at the first interaction, and only printed', async () => {
      const sheet = () => canvas.queryByRole('region', { name: 'Case sheet' });
      window.dispatchEvent(new Event('pointermove'));
      // It cannot appear while the page is being printed, so start again.
      do {
        await new Promise((done) => setTimeout(done, 50));
        window.dispatchEvent(new Event('afterprint'));
        window.dispatchEvent(new Event('beforeprint'));
      } while (!sheet());
      if (isPaper) return;
      window.dispatchEvent(new Event('afterprint'));
      await waitFor(() => expect(sheet()).toBeNull());
    });
  },
};

/** Page 2 rotated. */
export const Rotated: Story = {
  parameters: { route: '/clients/CL-1001/documents/DOC-2006?page=2&rotate=90' },
};

/** A business registration. */
export const BusinessRegistration: Story = {
  parameters: { route: '/clients/CL-1003/documents/DOC-2004' },
};

/** The URL of an unknown document. */
export const UnknownDocument: Story = {
  parameters: { route: '/clients/CL-1001/documents/DOC-0000' },
};
