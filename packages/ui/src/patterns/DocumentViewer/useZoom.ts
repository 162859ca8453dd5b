import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fitToWidth } from './zoom';
import { isRightToLeft } from './isRightToLeft';

/** The zoom of what scrolls in the stage; what was in the middle stays there when it changes. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<number>(fitToWidth);
  const middle = useRef<Middle>(null);

  const zoomTo = (next: number) => {
    middle.current = stage.current && middleOf(stage.current);
    setZoom(next);
  };

  useLayoutEffect(() => {
    if (stage.current && middle.current) scrollToMiddle(stage.current, middle.current);
  }, [stage, zoom]);

  return [zoom, zoomTo] as const;
}

/** The middle of what is in sight, in parts of the whole. */
interface Middle {
  inline: number;
  block: number;
}

function middleOf(stage: HTMLElement): Middle {
  return {
    // From right to left, `scrollLeft` counts down from 0.
    inline: (Math.abs(stage.scrollLeft) + stage.clientWidth / 2) / stage.scrollWidth,
    block: (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight,
  };
}

function scrollToMiddle(stage: HTMLElement, { inline, block }: Middle) {
  const side = isRightToLeft(stage) ? -1 : 1;
  stage.scrollTo({
    left: side * (inline * stage.scrollWidth - stage.clientWidth / 2),
    top: block * stage.scrollHeight - stage.clientHeight / 2,
  });
}
