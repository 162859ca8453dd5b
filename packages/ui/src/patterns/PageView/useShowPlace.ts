import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { PageRotation } from '../PageSheet';
import { scrollToCentre } from './geometry';
import { glide } from './glide';
import type { useBack } from './useBack';

interface Place extends Pick<ReturnType<typeof useBack>, 'returning' | 'returns'> {
  page: number;
  rotation: PageRotation;
  /** The `id` of the selected finding, or `null` for none. */
  finding: string | null;
}

/**
 * Scrolls to the selected finding's marks when the finding, the page or the rotation changes. If a new page has none,
 * scrolls to its top; if the user goes back, to where the page was.
 */
export function useShowPlace(
  stage: RefObject<HTMLElement | null>,
  { page, rotation, finding, returning, returns }: Place,
) {
  const shownPage = useRef(page);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const turned = shownPage.current !== page;
    shownPage.current = page;
    const view = returning.current;
    if (view) {
      // Page and finding may change one after the other.
      if (view.page !== page || view.finding !== finding) return;
      returning.current = null;
      element.scrollTo({ left: view.left, top: view.top });
      return;
    }
    const marks = [...element.querySelectorAll('[aria-pressed="true"]')];
    if (marks.length === 0) {
      if (turned) element.scrollTo({ top: 0 });
      return;
    }
    const by = scrollToCentre(
      element.getBoundingClientRect(),
      marks.map((mark) => mark.getBoundingClientRect()),
    );
    return glide(element, by);
  }, [stage, page, rotation, finding, returning, returns]);
}
