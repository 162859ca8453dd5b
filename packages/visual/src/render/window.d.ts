import type { Box } from '../compare/regions.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- The value depends on the event.
export type Listener = (value: any) => void;

/** How to show a story. */
export interface Wanted {
  storyId: string;
  /** Whether the story is already shown. */
  isShown: boolean;
  toolbar: Record<string, unknown>;
  media: { width: number; forcedColors: string; [feature: string]: unknown };
  axe: string[] | boolean;
}

declare global {
  /** Set by Storybook, and by the scripts that the visual tests inject (inPage.ts). */
  interface Window {
    /* oxlint-disable typescript/no-explicit-any -- Storybook does not publish the types of its preview. */
    __STORYBOOK_PREVIEW__: any;
    __STORYBOOK_ADDONS_CHANNEL__: any;
    /** Not yet in TypeScript's libraries. */
    Temporal?: any;
    /* oxlint-enable typescript/no-explicit-any */
    prepareStorybook: () => Promise<void>;
    settle: (forcedColors?: string) => Promise<void>;
    wasTiny: () => Promise<boolean>;
    measure: (forcedColors: string) => Promise<Box>;
    forgetText: () => void;
    renderStory: (
      wanted: Wanted,
    ) => Promise<{ error: string } | { violations: string[]; clip: Box; hasNewText: boolean }>;
    /** From the configuration. */
    readGlobals?: () => Record<string, unknown>;
    takeFrame?: (caption: string) => Promise<void>;
  }
}
