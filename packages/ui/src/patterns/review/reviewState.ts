import type { Place } from '../../domain';
import { comparedItem, placesOn, worstFirst } from '../findings';
import type { Finding } from '../findings';
import type { PageRotation } from '../PageSheet';
import { fitToWidth, zoomedBy, zoomedIn, zoomedOut } from './zoom';
import type { Point } from './geometry';

/** What is under review. */
export interface ReviewSubject {
  /** From `findingsOf`. */
  findings: readonly Finding[];
  pageCount: number;
  /**
   * The page to start with.
   * @default 1
   */
  firstPage?: number;
}

/** The findings that need review, worst first, as in ReviewDialog. The review starts on the page of the first place. */
export function reviewSubject(all: readonly Finding[], pageCount: number): ReviewSubject {
  const findings = worstFirst(all);
  const firstPage = findings.flatMap(({ places = [] }) => places)[0]?.page;
  return { findings, pageCount, firstPage };
}

/** What the reviewer looks at. A link can hold all of it. */
export interface ReviewView {
  /** From 1. */
  page: number;
  rotation: PageRotation;
  /** In percent of the stage's width; `window` while the whole page fits into the stage. */
  zoom: number | 'window';
  /** The `id` of the open panel. */
  panel: string | null;
  /** The `id` of the selected finding. */
  finding: string | null;
  /** The `id` of the item of the finding's sum whose place is shown. */
  item: string | null;
  /** What is searched for in the document's text; empty for nothing. */
  query: string;
}

/** Scroll offsets of the stage, in pixels. */
export interface Offset {
  left: number;
  top: number;
}

/** Where the stage has to scroll to. */
type Arrival =
  /** To what is selected, or else to the top of a page that has just been turned to. */
  | { to: 'selection'; turned: boolean }
  /** To where it was. */
  | { to: 'offset'; offset: Offset }
  /** So that a part of the page, in fractions of its size, is at a point of the viewport. */
  | { to: 'part'; part: Point; point: Point }
  /** To a box on the page. */
  | { to: 'box'; box: Place };

export interface ReviewState {
  view: ReviewView;
  /** The views before each jump to a finding or item, latest last. */
  history: readonly { view: ReviewView; offset: Offset }[];
  /** A new object each time the stage has to scroll. */
  arrival: Arrival;
}

/** Keeps what is at a point in place while the page is zoomed. */
type Kept = Pick<Extract<Arrival, { to: 'part' }>, 'part' | 'point'>;

export type ReviewAction =
  /** A link was followed, which clears the history. */
  | { type: 'opened'; view: Partial<ReviewView> }
  | { type: 'pageTurned'; page: number }
  /** Clockwise, by a quarter turn. */
  | { type: 'rotated' }
  | { type: 'zoomed'; zoom: ReviewView['zoom']; kept?: Kept }
  /** By a step, or by the factor of a pinch. `shown` is the zoom in percent while the page fits into the stage. */
  | { type: 'zoomedBy'; by: 'in' | 'out' | number; shown: number; kept?: Kept }
  | { type: 'panelToggled'; panel: string | null }
  | { type: 'findingSelected'; id: string | null }
  | { type: 'itemSelected'; id: string | null }
  | { type: 'searched'; query: string }
  /** A match of the query was stepped to. */
  | { type: 'matchShown'; page: number; box: Place }
  | { type: 'wentBack' };

export const initialView: ReviewView = {
  page: 1,
  rotation: 0,
  zoom: fitToWidth,
  panel: null,
  finding: null,
  item: null,
  query: '',
};

/** A page of the document: the closest one to a number that may be wrong. */
export const clampPage = (page: number, pageCount: number) =>
  Math.min(Math.max(1, pageCount), Math.max(1, Math.trunc(page) || 1));

export const findingOf = ({ findings }: ReviewSubject, id: string | null) =>
  findings.find((finding) => finding.id === id);

/** The shown item of the sum that the selected finding compares. */
export const itemOfView = (subject: ReviewSubject, { finding, item }: ReviewView) =>
  comparedItem(findingOf(subject, finding), item);

/** The page and the panel of a finding or of an item that it compares. */
export function impliedView(
  subject: ReviewSubject,
  { finding: id, item }: Pick<ReviewView, 'finding' | 'item'>,
): Pick<ReviewView, 'page' | 'panel'> {
  const finding = findingOf(subject, id);
  const shown = comparedItem(finding, item) ?? finding;
  const page = shown?.places?.[0]?.page ?? subject.firstPage ?? 1;
  return { page, panel: finding?.panel ?? null };
}

/** The state after following a link: what the link leaves out is the default, or that of its finding. */
export function openReview(given: Partial<ReviewView>, subject: ReviewSubject): ReviewState {
  const finding = findingOf(subject, given.finding ?? null)?.id ?? null;
  const item = given.item ?? null;
  const selection = {
    finding,
    item: comparedItem(findingOf(subject, finding), item) ? item : null,
  };
  const view = { ...initialView, ...impliedView(subject, selection), ...given, ...selection };
  return {
    view: { ...view, page: clampPage(view.page, subject.pageCount) },
    history: [],
    arrival: { to: 'selection', turned: false },
  };
}

const start: Offset = { left: 0, top: 0 };

/** The page to show: the current one if the finding has a place there or none at all, otherwise that of its first place. */
export function pageShowing(finding: Finding | undefined, page: number) {
  const first = finding?.places?.[0];
  return first && placesOn(finding, page).length === 0 ? first.page : page;
}

/**
 * The next state of a review. Selecting a finding or an item adds the current view to the history; clearing a
 * selection, paging and zooming do not. Returns the same object if nothing changes.
 *
 * @param offset The scroll position of the stage at that time.
 */
export function reviewReducer(
  state: ReviewState,
  action: ReviewAction,
  subject: ReviewSubject,
  offset: Offset = start,
): ReviewState {
  const { view, history } = state;

  const jumpTo = (change: Partial<ReviewView>, page: number): ReviewState => ({
    view: { ...view, ...change, page },
    history: [...history, { view, offset }],
    arrival: { to: 'selection', turned: page !== view.page },
  });

  switch (action.type) {
    case 'opened':
      return openReview(action.view, subject);

    case 'pageTurned': {
      const page = clampPage(action.page, subject.pageCount);
      if (page === view.page) return state;
      return { ...state, view: { ...view, page }, arrival: { to: 'selection', turned: true } };
    }

    case 'rotated': {
      const rotation = ((view.rotation + 90) % 360) as PageRotation;
      return { ...state, view: { ...view, rotation }, arrival: { to: 'selection', turned: false } };
    }

    case 'zoomed':
      return zoomedTo(state, action.zoom, action.kept);

    case 'zoomedBy': {
      const { by, shown } = action;
      const zoom = view.zoom === 'window' ? shown : view.zoom;
      const next =
        by === 'in' ? zoomedIn(zoom) : by === 'out' ? zoomedOut(zoom) : zoomedBy(zoom, by);
      // At the limit nothing changes, so a page that fits into the stage keeps fitting.
      return next === zoom ? state : zoomedTo(state, next, action.kept);
    }

    case 'panelToggled': {
      const { panel } = action;
      if (panel === view.panel) return state;
      // Closing the panel also clears the selection, because nothing next to the page would explain it any more.
      const cleared = panel === null ? { finding: null, item: null } : undefined;
      return { ...state, view: { ...view, panel, ...cleared } };
    }

    case 'findingSelected': {
      const finding = findingOf(subject, action.id);
      if (!finding) return { ...state, view: { ...view, finding: null, item: null } };
      const { id, panel } = finding;
      if (id === view.finding && view.item === null && panel === view.panel) return state;
      return jumpTo({ finding: id, item: null, panel }, pageShowing(finding, view.page));
    }

    case 'itemSelected': {
      if (action.id === null) return { ...state, view: { ...view, item: null } };
      const item = comparedItem(findingOf(subject, view.finding), action.id);
      if (!item || action.id === view.item) return state;
      return jumpTo({ item: action.id }, pageShowing(item, view.page));
    }

    case 'searched':
      return { ...state, view: { ...view, query: action.query } };

    case 'matchShown': {
      const page = clampPage(action.page, subject.pageCount);
      return { ...state, view: { ...view, page }, arrival: { to: 'box', box: action.box } };
    }

    case 'wentBack': {
      const last = history.at(-1);
      if (!last) return state;
      return {
        // The way back is that of findings, and leaves the search alone.
        view: { ...last.view, query: view.query },
        history: history.slice(0, -1),
        arrival: { to: 'offset', offset: last.offset },
      };
    }
  }
}

function zoomedTo(state: ReviewState, zoom: ReviewView['zoom'], kept?: Kept): ReviewState {
  const arrival: Arrival = kept ? { to: 'part', ...kept } : state.arrival;
  return { ...state, view: { ...state.view, zoom }, arrival };
}
