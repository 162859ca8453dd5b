import { documents, viewerPageCount } from '@patunay/fixtures';
import type { ClientDocument } from '@patunay/fixtures';
import { openReview, reviewReducer } from '@patunay/ui';
import type { ReviewAction, ReviewSubject, ReviewView } from '@patunay/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paramsOf, viewOf } from './documentUrl';
import { verificationOf } from './verificationOf';

const subjectOf = (document: ClientDocument): ReviewSubject => ({
  findings: verificationOf(document).findings,
  pageCount: viewerPageCount,
});
const statement = subjectOf(documents[5]!);

/** The view after going through the URL. */
function throughUrl(view: ReviewView, subject: ReviewSubject) {
  const params = Object.entries(paramsOf(view, subject)).filter(([, value]) => value !== null);
  return viewOf(new URLSearchParams(params as [string, string][]), subject);
}

const actionsOn = ({ findings }: ReviewSubject) => {
  const places = findings.flatMap(({ comparison }) =>
    comparison?.kind === 'sum' ? [...comparison.items, comparison.printed].map(({ id }) => id) : [],
  );
  const oneOf = (ids: string[]) => fc.option(fc.constantFrom('unknown', ...ids));
  return fc.oneof(
    fc.record({ type: fc.constant('pageTurned' as const), page: fc.nat(7) }),
    fc.record({ type: fc.constant('rotated' as const) }),
    fc.record({
      type: fc.constant('zoomed' as const),
      zoom: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constant('window' as const)),
    }),
    fc.record({
      type: fc.constant('panelToggled' as const),
      panel: fc.option(fc.constantFrom('fields', 'metadata', 'fraud')),
    }),
    fc.record({
      type: fc.constant('findingSelected' as const),
      id: oneOf(findings.map(({ id }) => id)),
    }),
    fc.record({ type: fc.constant('itemSelected' as const), id: oneOf(places) }),
    fc.record({ type: fc.constant('searched' as const), query: fc.string() }),
    fc.record({ type: fc.constant('wentBack' as const) }),
  ) satisfies fc.Arbitrary<ReviewAction>;
};

describe('the view of a review in the URL', () => {
  it.each(documents)('survives the round trip, for $name', (document) => {
    const subject = subjectOf(document);
    fc.assert(
      fc.property(fc.array(actionsOn(subject)), (actions) => {
        let state = openReview({}, subject);
        for (const action of actions) {
          state = reviewReducer(state, action, subject);
          expect(throughUrl(state.view, subject)).toEqual(state.view);
        }
      }),
    );
  });

  it('is empty by default, and omits what a finding or an item implies', () => {
    const paramsAfter = (...actions: ReviewAction[]) => {
      const { view } = actions.reduce(
        (state, action) => reviewReducer(state, action, statement),
        openReview({}, statement),
      );
      const params = Object.entries(paramsOf(view, statement));
      return Object.fromEntries(params.filter(([, value]) => value !== null));
    };
    expect(paramsAfter()).toEqual({});
    const selected = { type: 'findingSelected', id: 'balance-verification' } as const;
    expect(paramsAfter(selected)).toEqual({ finding: 'balance-verification' });
    expect(paramsAfter(selected, { type: 'itemSelected', id: 'credits' })).toEqual({
      finding: 'balance-verification',
      place: 'credits',
    });
    expect(paramsAfter({ type: 'zoomed', zoom: 'window' })).toEqual({ zoom: 'window' });
  });

  it('shows the item of a finding, on its page', () => {
    const view = viewOf(
      new URLSearchParams('finding=balance-verification&place=credits'),
      statement,
    );
    expect(view.item).toBe('credits');
    expect(throughUrl(view, statement)).toEqual(view);
  });

  it.each(['zoom=0', 'zoom=401', 'zoom=1e2', 'zoom=', 'zoom=Window', 'rotate=45', 'page=6'])(
    'ignores %s',
    (query) => {
      expect(viewOf(new URLSearchParams(query), statement)).toEqual(
        viewOf(new URLSearchParams(), statement),
      );
    },
  );
});
