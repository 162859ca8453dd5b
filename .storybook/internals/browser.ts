/**
 * What the manager and the preview use of Storybook that it does not document. Nothing else may import it or read its
 * globals; a lint rule checks this, and `internals.test.ts` says what an update has changed.
 */
import {
  CURRENT_STORY_WAS_SET,
  GLOBALS_UPDATED,
  NAVIGATE_URL,
  SET_GLOBALS,
  STORY_RENDER_PHASE_CHANGED,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryStore } from 'storybook/preview-api';

// Imported first, because Storybook's build turns `export … from` into a syntax error.
export {
  CURRENT_STORY_WAS_SET,
  GLOBALS_UPDATED,
  NAVIGATE_URL,
  SET_GLOBALS,
  STORY_RENDER_PHASE_CHANGED,
  UPDATE_GLOBALS,
};
export type { ArgTypesEnhancer, ArgsEnhancer } from 'storybook/internal/csf';
export type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';

/** The preview of this page, with the story index and the toolbar's globals. */
export const storyStore = (): StoryStore<ReactRenderer> =>
  window.__STORYBOOK_PREVIEW__.storyStoreValue;

/** Whether a story has a play function, as its index says; undefined outside of Storybook, as in Vitest. */
export const plays = (storyId: string): boolean | undefined =>
  window.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex.entries[storyId]?.tags?.includes(
    'play-fn',
  );

/** Sets the globals of the preview in an iframe, unless it is still starting: it sends SET_GLOBALS when it has. */
export function updateGlobalsIn({ contentWindow }: HTMLIFrameElement, globals: object): void {
  const preview = contentWindow?.__STORYBOOK_PREVIEW__;
  if (preview?.storyStoreValue) void preview.onUpdateGlobals({ globals });
}
