import {
  fitToWidth,
  impliedView,
  initialView,
  openReview,
  pageRotations,
  useReview,
} from '@patunay/ui';
import type { Review, ReviewSubject, ReviewView } from '@patunay/ui';
import { useEffect, useEffectEvent } from 'react';
import { useUrlParams } from './urlState';

const panelIds = ['fields', 'metadata', 'fraud'];
const maxZoom = 400;

const optionOf = <Value>(values: readonly Value[], text: string | null) =>
  values.find((value) => String(value) === text);

/** An integer from 1 to `max`; undefined for anything else. */
const numberOf = (text: string | null, max: number) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) && Number(text) <= max ? Number(text) : undefined;

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

/** The query parameters of a view; `null` for those to leave out: defaults, and what the finding or item implies. */
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
export const noView = Object.fromEntries(
  Object.keys(paramsOf(initialView, { findings: [], pageCount: 1 })).map((name) => [name, null]),
);

/** A review whose view is kept in the URL. Following a link to another view of the same document starts anew. */
export function useReviewInUrl(subject: ReviewSubject): Review {
  const { params, opened, write } = useUrlParams();
  const review = useReview(subject, viewOf(params, subject), opened);

  const writeView = useEffectEvent((view: ReviewView) => {
    const next = paramsOf(view, subject);
    const current = paramsOf(viewOf(params, subject), subject);
    if (JSON.stringify(next) !== JSON.stringify(current)) write(() => next);
  });
  const { view } = review;
  useEffect(() => writeView(view), [view]);

  return review;
}
