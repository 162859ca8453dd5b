import {
  fitToWidth,
  impliedView,
  initialView,
  openReview,
  pageRotations,
  useReview,
} from '@patunay/ui';
import type { Review, ReviewSubject, ReviewView } from '@patunay/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { numberOf, useUrlParams } from './urlState';

const panelIds = ['fields', 'metadata', 'fraud'];
const maxZoom = 400;

const optionOf = <Value>(values: readonly Value[], text: string | null) =>
  values.find((value) => String(value) === text);

/** The view that query parameters describe. Unknown values are ignored. */
export function viewOf(params: URLSearchParams, subject: ReviewSubject): ReviewView {
  const zoom = params.get('zoom');
  const given = {
    finding: params.get('finding'),
    item: params.get('place'),
    page: numberOf(params.get('page'), subject.pageCount),
    panel: optionOf(panelIds, params.get('panel')),
    rotation: optionOf(pageRotations, params.get('rotate')),
    zoom: zoom === 'window' ? zoom : numberOf(zoom, maxZoom),
    query: params.get('find') ?? '',
  };
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return openReview(Object.fromEntries(known), subject).view;
}

/** The query parameters of a view; `null` for those to omit: defaults, and what the finding or item implies. */
export function paramsOf(
  { page, rotation, zoom, panel, finding, item, query }: ReviewView,
  subject: ReviewSubject,
) {
  const implied = impliedView(subject, { finding, item });
  return {
    finding,
    place: item,
    page: page === implied.page ? null : String(page),
    panel: panel === implied.panel ? null : panel,
    rotate: rotation === initialView.rotation ? null : String(rotation),
    zoom: zoom === fitToWidth ? null : String(zoom),
    find: query || null,
  };
}

/** The parameters of a view that is not shown any more. */
export const clearedParams = Object.fromEntries(
  Object.keys(paramsOf(initialView, { findings: [], pageCount: 1 })).map((name) => [name, null]),
);

/** A review whose view is kept in the URL. Following a link to another view of the same document starts anew. */
export function useReviewInUrl(subject: ReviewSubject): Review {
  const { params, write } = useUrlParams();
  const keyOf = (view: ReviewView) => JSON.stringify(paramsOf(view, subject));
  const urlView = viewOf(params, subject);
  // The last view that this hook has read from the URL or written to it.
  const [synced, setSynced] = useState(keyOf(urlView));
  const [visits, setVisits] = useState(0);
  const changedElsewhere = keyOf(urlView) !== synced;
  if (changedElsewhere) {
    setSynced(keyOf(urlView));
    setVisits(visits + 1);
  }
  const review = useReview(subject, urlView, visits);

  const { view } = review;
  const writeView = useEffectEvent(() => {
    if (keyOf(view) === keyOf(urlView)) return;
    setSynced(keyOf(view));
    write(paramsOf(view, subject));
  });
  useEffect(() => writeView(), [view]);

  return review;
}
