import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFindings } from '../../stories/samples';
import { initialView, openReview, reviewReducer } from './reviewState';
import type { Offset, ReviewAction, ReviewState, ReviewSubject, ReviewView } from './reviewState';

const subject: ReviewSubject = { findings: sampleFindings('DOC-2006'), pageCount: 5 };
const ids = subject.findings.map(({ id }) => id);
const places = ['opening-balance', 'credits', 'debits', 'closing-balance', 'nowhere'];

const reviewing = (...actions: ReviewAction[]) =>
  actions.reduce((state, action) => reviewReducer(state, action, subject), openReview({}, subject));
const select = (id: string | null) => ({ type: 'findingSelected', id }) as const;
const show = (id: string | null) => ({ type: 'itemSelected', id }) as const;

const nullable = <Value>(values: Value[]) => fc.option(fc.constantFrom(...values));

const step: fc.Arbitrary<ReviewAction> = fc.oneof(
  fc.record({ type: fc.constant('pageTurned' as const), page: fc.integer({ min: -2, max: 8 }) }),
  fc.record({ type: fc.constant('rotated' as const) }),
  fc.record({
    type: fc.constant('zoomed' as const),
    zoom: fc.constantFrom<ReviewView['zoom']>(50, 100, 400, 'window'),
  }),
  fc.record({
    type: fc.constant('zoomedBy' as const),
    by: fc.constantFrom<'in' | 'out' | number>('in', 'out', 1.3, 0.7),
    shown: fc.constantFrom(38, 100),
  }),
  fc.record({
    type: fc.constant('panelToggled' as const),
    panel: nullable(['fields', 'metadata', 'fraud']),
  }),
  fc.record({ type: fc.constant('findingSelected' as const), id: nullable([...ids, 'unknown']) }),
  fc.record({ type: fc.constant('itemSelected' as const), id: nullable(places) }),
);
const back = fc.constant<ReviewAction>({ type: 'wentBack' });
const offset = fc.record({ left: fc.nat(500), top: fc.nat(2000) });

/** Runs the actions, each with the stage scrolled to a place of its own, and checks every state on the way. */
function run(
  steps: [ReviewAction, Offset][],
  check: (
    next: ReviewState,
    state: ReviewState,
    action: ReviewAction,
    at: Offset,
  ) => void = isValid,
) {
  let state = openReview({}, subject);
  for (const [action, at] of steps) {
    const next = reviewReducer(state, action, subject, at);
    check(next, state, action, at);
    state = next;
  }
  return state;
}

function isValid({ view }: ReviewState) {
  expect(view.page).toBeGreaterThanOrEqual(1);
  expect(view.page).toBeLessThanOrEqual(5);
  if (view.finding !== null) expect(ids).toContain(view.finding);
  if (view.item !== null) expect(view.finding).toBe('balance-verification');
}

describe('a review', () => {
  it('goes back to exactly the view, and the part of the page, that a jump left', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(step, back), offset)), (steps) => {
        /** What the history should be: the model is a plain stack. */
        const left: { view: ReviewView; at: Offset }[] = [];
        run(steps, (next, state, action, at) => {
          isValid(next);
          if (action.type === 'wentBack') {
            const expected = left.pop();
            expect(next.view).toEqual(expected?.view ?? state.view);
            if (expected) expect(next.arrival).toEqual({ to: 'offset', offset: expected.at });
          } else {
            const { finding, item } = next.view;
            const selects =
              (finding !== null && finding !== state.view.finding) ||
              (item !== null && item !== state.view.item) ||
              // From an item to its finding, or to its panel while another is open.
              (action.type === 'findingSelected' &&
                action.id === finding &&
                (state.view.item !== null || state.view.panel !== next.view.panel));
            if (selects && finding !== null) left.push({ view: state.view, at });
          }
          expect(next.history).toHaveLength(left.length);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('can always go all the way back to where it was opened', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, offset)), (steps) => {
        let state = run(steps);
        const first = state.history[0]?.view ?? state.view;
        while (state.history.length > 0)
          state = reviewReducer(state, { type: 'wentBack' }, subject);
        expect(state.view).toEqual(first);
        expect(reviewReducer(state, { type: 'wentBack' }, subject)).toBe(state);
      }),
    );
  });

  it('goes back from a place to the place before it', () => {
    const state = reviewing(select('balance-verification'), show('credits'), show('debits'));
    expect(reviewReducer(state, { type: 'wentBack' }, subject).view).toMatchObject({
      finding: 'balance-verification',
      item: 'credits',
      page: 2,
      panel: 'fraud',
    });
  });

  it('has no history when a link opens it, whatever was before', () => {
    const link = { type: 'opened', view: { finding: 'font-detection' } } as const;
    expect(reviewing(select('branch-code'), link)).toMatchObject({
      history: [],
      view: { finding: 'font-detection', page: 2, panel: 'fraud' },
    });
  });

  it('shows the page of a finding, unless it is on the current page or has no place', () => {
    expect(reviewing(select('font-detection')).view.page).toBe(2);
    const turned = { type: 'pageTurned', page: 4 } as const;
    expect(reviewing(turned, select('metadata-editing-history')).view).toMatchObject({
      page: 4,
      panel: 'metadata',
    });
    const onSecond = { type: 'pageTurned', page: 2 } as const;
    expect(reviewing(onSecond, select('balance-verification')).view.page).toBe(2);
  });

  it('selecting the selected finding again opens its panel', () => {
    const other = { type: 'panelToggled', panel: 'metadata' } as const;
    const { view } = reviewing(select('font-detection'), other, select('font-detection'));
    expect(view).toMatchObject({ finding: 'font-detection', panel: 'fraud' });
  });

  it('closing the panel clears the selection', () => {
    const state = reviewing(select('font-detection'), { type: 'panelToggled', panel: null });
    expect(state.view).toMatchObject({ panel: null, finding: null, page: 2 });
  });

  it.each([5, 0, -1, 2.5, Number.NaN, Infinity])(
    'opens at page %s of 3 within the pages',
    (page) => {
      const { view } = openReview({ page }, { ...subject, pageCount: 3 });
      expect([1, 2, 3]).toContain(view.page);
    },
  );

  it('ignores unknown findings and places', () => {
    expect(openReview({ finding: 'unknown', item: 'credits' }, subject).view).toEqual(initialView);
    expect(openReview({ finding: 'font-detection', item: 'credits' }, subject).view.item).toBe(
      null,
    );
  });

  it('keeps fitting the page when zooming out below the lowest step', () => {
    const state = reviewing({ type: 'zoomed', zoom: 'window' });
    const out = { type: 'zoomedBy', by: 'out', shown: 38 } as const;
    expect(reviewReducer(state, out, subject)).toBe(state);
  });
});
