import {
  documents,
  extractedFields,
  pageMetadata,
  samplePageUrl,
  verificationResults,
} from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button';
import { DocumentViewer } from '../DocumentViewer';
import { VerificationPanels } from '../VerificationPanels';
import { DocumentWorkspace } from './DocumentWorkspace';

const document = documents[5]!;
const result = verificationResults[5]!;

/** The two halves as the document page joins them: both follow the current page. */
function Workspace({ open }: { open: string }) {
  const [page, setPage] = useState(1);
  const [panel, setPanel] = useState(open);
  return (
    <DocumentWorkspace
      viewer={
        <DocumentViewer
          documentName={document.name}
          pageCount={5}
          page={page}
          onPageChange={setPage}
          pageImage={(number) => samplePageUrl(document.id, number)}
          extractedFields={extractedFields}
          actions={<Button size="small">Add Pages</Button>}
        />
      }
      panels={
        <VerificationPanels
          panels={[
            { id: 'fields', title: 'Utility Bill Fields', part: result.fieldsCompleted },
            { id: 'metadata', title: 'Metadata', part: result.metadata },
            { id: 'fraud', title: 'Fraud Detection', part: result.fraudDetection },
          ]}
          pages={pageMetadata}
          currentPage={page}
          value={panel}
          onValueChange={setPanel}
        />
      }
    />
  );
}

const meta = {
  title: 'Patterns/DocumentWorkspace',
  component: DocumentWorkspace,
  args: { viewer: null, panels: null },
  render: () => <Workspace open="" />,
} satisfies Meta<typeof DocumentWorkspace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All panels closed; on a phone the document stands above them. */
export const Default: Story = {};

/** Paging moves the mark in the open panel, and the panel stays open. */
export const PageInPanel: Story = {
  render: () => <Workspace open="metadata" />,
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Metadata' });
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(within(panel).getByText('Page 2').closest('li')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
    await expect(within(panel).getByText('No metadata for this page')).toBeVisible();
  },
};
