import { viewerPageCount } from '@patunay/fixtures';
import type { Finding } from '@patunay/fixtures';
import { pageRotations } from '@patunay/ui';
import type { PageRotation } from '@patunay/ui';
import { useUrlParams } from './urlState';

const pages = Array.from({ length: viewerPageCount }, (_, index) => index + 1);
const panelIds = ['fields', 'metadata', 'fraud'];

interface DocumentState {
  page: number;
  rotation: PageRotation;
  /** The id of the open panel. */
  panel: string | null;
  /** The selected finding. */
  finding: Finding | null;
}

/** The state that the URL leaves out: the defaults, or the page and panel of the selected finding. */
const impliedState = (finding: Finding | null): DocumentState => ({
  page: finding?.boxes[0]?.page ?? 1,
  rotation: 0,
  panel: finding?.panelId ?? null,
  finding,
});

const optionOf = <Value>(values: readonly Value[], text: string | null) =>
  values.find((value) => String(value) === text) ?? null;

function readState(params: URLSearchParams, findings: readonly Finding[]): DocumentState {
  const id = params.get('finding');
  const implied = impliedState(findings.find((finding) => finding.id === id) ?? null);
  return {
    ...implied,
    page: optionOf(pages, params.get('page')) ?? implied.page,
    rotation: optionOf(pageRotations, params.get('rotate')) ?? implied.rotation,
    panel: optionOf(panelIds, params.get('panel')) ?? implied.panel,
  };
}

/** The query parameters of a state; `null` for those to leave out. */
function paramsOf({ page, rotation, panel, finding }: DocumentState) {
  const implied = impliedState(finding);
  return {
    finding: finding?.id ?? null,
    page: page === implied.page ? null : String(page),
    panel: panel === implied.panel ? null : panel,
    rotate: rotation === implied.rotation ? null : String(rotation),
  };
}

/** The document page's state that is kept in the URL: page, rotation, open panel, selected finding. */
export function useDocumentUrl(findings: readonly Finding[]) {
  const { params, write } = useUrlParams();
  const shown = readState(params, findings);

  const update = (change: (state: DocumentState) => Partial<DocumentState>) =>
    write((current) => {
      const state = readState(current, findings);
      return paramsOf({ ...state, ...change(state) });
    });

  return {
    ...shown,
    finding: shown.finding?.id ?? null,
    setPage: (next: number) => update(() => ({ page: next })),
    setRotation: (next: PageRotation) => update(() => ({ rotation: next })),
    setPanel: (next: string | null) =>
      // Closing the panel also clears the selected finding, because nothing on the page would explain it any more.
      update((state) => ({ panel: next, finding: next === null ? null : state.finding })),
    selectFinding: (id: string | null) =>
      update((state) => {
        const next = findings.find((candidate) => candidate.id === id);
        if (!next) return { finding: null };
        const { page, panel } = impliedState(next);
        const isHere = next.boxes.some((box) => box.page === state.page);
        return { finding: next, panel, page: isHere ? state.page : page };
      }),
  };
}
