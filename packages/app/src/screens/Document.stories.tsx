import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onRoute } from '../flows/onRoute';
import { Component } from './Document';

const meta = {
  title: 'Screens/Document',
  component: Component,
  ...onRoute,
  parameters: { layout: 'fullscreen', route: '/clients/CL-1001/documents/DOC-2006' },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bank statement with missing fields and issues, all panels closed. */
export const NeedsReview: Story = {};

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

export const UnknownDocumentCover: Story = {
  ...UnknownDocument,
  tags: ['cover', '!dev', '!autodocs'],
  parameters: {
    ...UnknownDocument.parameters,
    cover: { width: 785, scale: 0.58, on: 'window', from: { x: 233, y: 140 } },
  },
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1280, scale: 0.5, on: 'window', from: { x: 233, y: 30 } } },
};
