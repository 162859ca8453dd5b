import { viewerPageCount } from '@patunay/fixtures';
import type { Finding } from '@patunay/fixtures';
import { comparedPlace, pageRotations } from '@patunay/ui';
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
  /** The id of the shown place of those that the finding compares. */
  place: string | null;
}

/** The state that the URL leaves out: the defaults, or the page and panel of the selected finding or place. */
const impliedState = (finding: Finding | null, place: string | null = null): DocumentState => ({
  page: (comparedPlace(finding, place) ?? finding)?.boxes[0]?.page ?? 1,
  rotation: 0,
  panel: finding?.panelId ?? null,
  finding,
  place,
});

const optionOf = <Value>(values: readonly Value[], text: string | null) =>
  values.find((value) => String(value) === text) ?? null;

function readState(params: URLSearchParams, findings: readonly Finding[]): DocumentState {
  const id = params.get('finding');
  const finding = findings.find((candidate) => candidate.id === id) ?? null;
  const place = params.get('place');
  const implied = impliedState(finding, comparedPlace(finding, place) ? place : null);
  return {
    ...implied,
    page: optionOf(pages, params.get('page')) ?? implied.page,
    rotation: optionOf(pageRotations, params.get('rotate')) ?? implied.rotation,
    panel: optionOf(panelIds, params.get('panel')) ?? implied.panel,
  };
}

/** The query parameters of a state; `null` for those to leave out. */
function paramsOf({ page, rotation, panel, finding, place }: DocumentState) {
  const implied = impliedState(finding, place);
  return {
    finding: finding?.id ?? null,
    place,
    page: page === implied.page ? null : String(page),
    panel: panel === implied.panel ? null : panel,
    rotate: rotation === implied.rotation ? null : String(rotation),
  };
}

const isOn = (page: number, { boxes }: Finding) => boxes.some((box) => box.page === page);

/** The document page's state that is kept in the URL: page, rotation, open panel, selected finding and place. */
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
    /** The shown place as a finding, to be marked on its page. */
    comparedPlace: comparedPlace(shown.finding, shown.place),
    setPage: (next: number) => update(() => ({ page: next })),
    setRotation: (next: PageRotation) => update(() => ({ rotation: next })),
    setPanel: (next: string | null) =>
      // Closing the panel also clears the selected finding, because nothing on the page would explain it any more.
      update(() => (next === null ? { panel: null, finding: null, place: null } : { panel: next })),
    selectFinding: (id: string | null) =>
      update((state) => {
        const next = findings.find((candidate) => candidate.id === id);
        if (!next) return { finding: null, place: null };
        const { page, panel } = impliedState(next);
        return {
          finding: next,
          place: null,
          panel,
          page: isOn(state.page, next) ? state.page : page,
        };
      }),
    selectPlace: (id: string | null) =>
      update((state) => {
        const next = comparedPlace(state.finding, id);
        const { page } = impliedState(state.finding, id);
        return { place: id, page: !next || isOn(state.page, next) ? state.page : page };
      }),
  };
}
