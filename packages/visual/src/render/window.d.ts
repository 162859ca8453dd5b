/* oxlint-disable typescript/no-explicit-any -- Storybook does not publish the types of its preview. */

/** Set by Storybook, and by the scripts that the visual tests inject (inPage.js). */
interface Window {
  __STORYBOOK_PREVIEW__: any;
  __STORYBOOK_ADDONS_CHANNEL__: any;
  prepareStorybook: () => Promise<void>;
  settle: () => Promise<void>;
  measure: (
    forcedColors: string,
  ) => Promise<{ x: number; y: number; width: number; height: number }>;
  forgetText: () => void;
  renderStory: (options: any) => Promise<any>;
  /** From the configuration. */
  readGlobals?: () => Record<string, unknown>;
  takeFrame?: (caption: string) => Promise<void>;
}
