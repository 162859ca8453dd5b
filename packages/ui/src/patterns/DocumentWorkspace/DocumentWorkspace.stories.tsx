import {
  documents,
  extractedFields,
  pageMetadata,
  samplePageUrl,
  sampleThumbnailUrl,
} from '@patunay/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button';
import { sampleFindings, samplePanels } from '../../stories/samples';
import { DocumentViewer } from '../DocumentViewer';
import { useReview } from '../review';
import { VerificationPanels } from '../VerificationPanels';
import type { FindingRowHandle } from '../VerificationPanels';
import { DocumentWorkspace } from './DocumentWorkspace';

const statement = documents[5]!;

interface WorkspaceProps {
  document: (typeof documents)[number];
  open?: string | null;
  finding?: string | null;
}

/** Connects viewer and panels as the document page does: both show the same review. */
function Workspace({ document, open = null, finding = null }: WorkspaceProps) {
  const findings = sampleFindings(document.id);
  const review = useReview({ findings, pageCount: 5 }, { panel: open, finding });
  const { view, dispatch } = review;
  const selectedRow = useRef<FindingRowHandle>(null);
  return (
    <DocumentWorkspace
      selectedFinding={view.finding}
      openPanel={view.panel}
      rowRef={selectedRow}
      viewer={
        <DocumentViewer
          documentName={document.name}
          pageCount={5}
          review={review}
          pageImage={(number) => samplePageUrl(document.id, number)}
          pageThumbnail={(number) => sampleThumbnailUrl(document.id, number)}
          findings={findings}
          extractedFields={extractedFields}
          actions={<Button size="small">Add Pages</Button>}
        />
      }
      panels={
        <VerificationPanels
          panels={samplePanels(document.id)}
          pages={pageMetadata}
          currentPage={view.page}
          value={view.panel}
          onValueChange={(panel) => dispatch({ type: 'panelToggled', panel })}
          findings={findings}
          selectedFinding={view.finding}
          onSelectedFindingChange={(id) => dispatch({ type: 'findingSelected', id })}
          rowRef={selectedRow}
        />
      }
    />
  );
}

const meta = {
  title: 'Patterns/DocumentWorkspace',
  component: DocumentWorkspace,
  args: { viewer: null, panels: null },
  render: () => <Workspace document={statement} />,
} satisfies Meta<typeof DocumentWorkspace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All panels closed; on a phone the document is above them. */
export const Default: Story = {};

/** Paging highlights another page in the open panel; the panel stays open. */
export const PageInPanel: Story = {
  render: () => <Workspace document={statement} open="metadata" />,
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

/** Selecting a mark on the page opens its panel and turns on the check's toggle button; Escape clears the selection. */
export const FromThePlaceToItsCheck: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Balance Verification/ }));
    const panel = within(await canvas.findByRole('region', { name: 'Fraud Detection' }));
    const toggle = panel.getByRole('button', { name: 'Show evidence: Balance Verification' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A check's toggle makes the viewer show the page with the finding. */
export const FromTheCheckToItsPlace: Story = {
  render: () => <Workspace document={statement} open="fraud" />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Show evidence: Font Detection' });
    await userEvent.click(toggle);
    await expect(canvas.getByText('Page 2 of 5')).toBeVisible();
    const [mark] = canvas.getAllByRole('button', { name: /^Font Detection/ });
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Next to a long list, the viewer ends 24 px above the bottom of the viewport. */
export const LongCheckList: Story = {
  render: () => <Workspace document={statement} open="fraud" finding="font-detection" />,
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 1120, scale: 0.46, on: 'window', from: { x: 430 } } },
  render: () => <Workspace document={statement} open="fraud" />,
};
