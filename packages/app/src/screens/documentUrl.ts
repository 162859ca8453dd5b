import { viewerPageCount } from '@patunay/fixtures';
import type { Finding } from '@patunay/fixtures';
import { pageRotations } from '@patunay/ui';
import type { PageRotation } from '@patunay/ui';
import { useUrlChoice } from '../urlState';

const panelIds = ['', 'fields', 'metadata', 'fraud'] as const;
const pages = Array.from({ length: viewerPageCount }, (_, index) => String(index + 1));

/**
 * The document page's state, all of it in the URL: page, rotation, open panel, selected finding.
 * A finding implies its page and panel, so a link to a finding needs no other parameters.
 */
export function useDocumentUrl(findings: readonly Finding[]) {
  const [rotate, setRotate] = useUrlChoice('rotate', pageRotations.map(String), '0');
  const [finding, setFinding] = useUrlChoice('finding', ['', ...findings.map(({ id }) => id)], '');
  const [ownPage, setOwnPage] = useUrlChoice('page', ['', ...pages], '');
  const [ownPanel, setOwnPanel] = useUrlChoice('panel', panelIds, '');
  const selected = findings.find(({ id }) => id === finding);
  const page = ownPage === '' ? firstPageOf(selected) : Number(ownPage);
  const panel = ownPanel === '' ? (selected?.panelId ?? null) : ownPanel;

  const writePage = (next: number, beside: Finding | undefined) =>
    setOwnPage(next === firstPageOf(beside) ? '' : String(next));
  const writePanel = (next: string | null, beside: Finding | undefined) =>
    setOwnPanel(panelIds.find((id) => id === next && id !== beside?.panelId) ?? '');

  const selectFinding = (id: string | null) => {
    const next = findings.find((candidate) => candidate.id === id);
    const isHere = !next || next.boxes.some((box) => box.page === page);
    setFinding(id ?? '');
    writePage(isHere ? page : firstPageOf(next), next);
    writePanel(next?.panelId ?? panel, next);
  };

  return {
    page,
    panel,
    finding: finding === '' ? null : finding,
    rotation: Number(rotate) as PageRotation,
    setRotation: (rotation: PageRotation) => setRotate(String(rotation)),
    setPage: (next: number) => writePage(next, selected),
    setPanel: (next: string | null) => {
      // Closing the panel also clears the selected finding, because nothing on the page would explain it any more.
      if (next === null) selectFinding(null);
      writePanel(next, next === null ? undefined : selected);
    },
    selectFinding,
  };
}

const firstPageOf = (finding: Finding | undefined) => finding?.boxes[0]?.page ?? 1;
