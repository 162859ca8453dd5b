/** `width` and `height` are in CSS pixels. */
export const viewports = {
  desktop: { name: 'Desktop', width: 1280, height: 800 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  phone: { name: 'Phone', width: 390, height: 844 },
} as const;

type ViewportName = keyof typeof viewports;
type Theme = 'light' | 'dark';

export interface Mode {
  theme: Theme;
  viewport: ViewportName;
}

/** The modes that every story runs in. One list for the toolbar, the tests, the screenshots and Chromatic. */
export const modes = {
  light: { theme: 'light', viewport: 'desktop' },
  dark: { theme: 'dark', viewport: 'desktop' },
  phone: { theme: 'light', viewport: 'phone' },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** Whole screens have a screenshot in this mode, too. */
const screenModes = {
  tablet: { theme: 'light', viewport: 'tablet' },
} as const satisfies Record<string, Mode>;

/** The modes in Chromatic's format: the globals and width of each. */
function chromaticModes(list: Record<string, Mode>) {
  return Object.fromEntries(
    Object.entries(list).map(([name, { theme, viewport }]) => [
      name,
      { theme, viewport: viewports[viewport].width },
    ]),
  );
}

export const everyStory = chromaticModes(modes);
export const everyScreen = chromaticModes(screenModes);
