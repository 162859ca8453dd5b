import { createContext, use } from 'react';
import type { ThumbnailMode } from './thumbnails';

export const ModeContext = createContext<ThumbnailMode>('light');

/** The href of a page of this Storybook, in the gallery's mode. */
export function useHref() {
  const mode = use(ModeContext);
  const globals = mode === 'phone' ? 'theme:light;viewport.value:phone' : `theme:${mode}`;
  return (path: string) => `./?path=${path}&globals=${globals}`;
}
