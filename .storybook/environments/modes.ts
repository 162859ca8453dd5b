import { rulesOf } from './a11y.ts';
import { isShownElsewhere } from './shownElsewhere.ts';

/** `width` and `height` are in CSS pixels. */
export const viewports = {
  desktop: { name: 'Desktop', width: 1280, height: 800 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  phone: { name: 'Phone', width: 390, height: 844 },
  /** The printable area of A4 with the margins in base.css. */
  paper: { name: 'A4 paper', width: 688, height: 994 },
} as const;

/** The preset brands: Patunay's own and two invented banks. */
export const brands = {
  patunay: 'Patunay',
  amihan: 'Amihan Rural Bank',
  habagat: 'Habagat Bank',
} as const;

export type BrandName = keyof typeof brands;

/** The toolbar's menus: each Storybook global with its icon and values. */
export const switches = {
  theme: { title: 'Theme', icon: 'sun', values: { light: 'Light', dark: 'Dark' } },
  contrast: {
    title: 'Contrast',
    icon: 'contrast',
    values: { normal: 'Contrast', more: 'More contrast', forced: 'Forced colours' },
  },
  direction: {
    title: 'Direction',
    icon: 'direction',
    values: { ltr: 'Left to right', rtl: 'Right to left' },
  },
  textSize: { title: 'Text size', icon: 'type', values: { normal: '100%', large: '200%' } },
  media: { title: 'Media', icon: 'document', values: { screen: 'Screen', print: 'Print' } },
  state: {
    title: 'State',
    icon: 'pointerhand',
    values: {
      rest: 'Rest',
      hover: 'Hover',
      focus: 'Focus',
      active: 'Active',
      visited: 'Visited',
    },
  },
  motion: {
    title: 'Motion',
    icon: 'lightning',
    values: { normal: 'Motion', reduced: 'Reduced motion' },
  },
  brand: { title: 'Brand', icon: 'paintbrush', values: brands },
} as const;

export type Environment = {
  [Name in keyof typeof switches]: keyof (typeof switches)[Name]['values'];
};

export const defaultEnvironment: Environment = {
  theme: 'light',
  contrast: 'normal',
  direction: 'ltr',
  textSize: 'normal',
  media: 'screen',
  state: 'rest',
  motion: 'normal',
  brand: 'patunay',
};

/** A mode in Chromatic's format: toolbar globals, and the width of the viewport. */
export interface Mode extends Partial<Omit<Environment, 'media' | 'state'>> {
  viewport: number;
  /** Emulated by the browser: what the toolbar does is not exact, and Chromatic's modes cannot. */
  forcedColors?: 'active';
  /** Like `forcedColors`, emulated by the browser. */
  media?: 'print';
  /** Shows everything that can have focus as if it had it. The browser does that, too. */
  focus?: boolean;
  /** The story is played and checked with axe, but another screenshot shows the same. */
  screenshot?: false;
}

const { desktop, tablet, phone, paper } = viewports;

/** All modes, shared by the tests, the screenshots and Chromatic; `modesOf` says which ones a story has. */
export const modes = {
  light: { theme: 'light', viewport: desktop.width },
  dark: { theme: 'dark', viewport: desktop.width },
  phone: { theme: 'light', viewport: phone.width },
  tablet: { theme: 'light', viewport: tablet.width },
  // Dark, because most contrast themes of Windows are, and an image or a shadow may depend on white around it.
  'forced-colors': { theme: 'dark', viewport: desktop.width, forcedColors: 'active' },
  'right-to-left': { theme: 'light', viewport: desktop.width, direction: 'rtl' },
  'more-contrast': { theme: 'light', viewport: desktop.width, contrast: 'more' },
  'large-text': { theme: 'light', viewport: desktop.width, textSize: 'large' },
  // `dark` shows the colours and `phone` the layout: only axe needs both.
  'dark-phone': { theme: 'dark', viewport: phone.width, screenshot: false },
  print: { theme: 'light', viewport: paper.width, media: 'print' },
  /** All focus rings. */
  focus: { theme: 'light', viewport: desktop.width, focus: true },
} as const satisfies Record<string, Mode>;

type ModeName = keyof typeof modes;

/** Whether a story is a cover: the picture of a component, a screen or another story in the gallery. */
export const isCover = (id: string) => id.endsWith('-cover');

/** A story, with the parameters of its meta that decide about its modes. */
interface Story {
  id: string;
  parameters: {
    /** The story that shows most of the component or screen, by the end of its id, such as `all`; by default `default`. */
    overview?: string;
    /** The story that shows most of what can have focus; by default the overview. */
    focusOverview?: string;
  };
}

/** Whether a story is the overview of its component, pattern or screen. */
export const isOverview = ({ id, parameters: { overview = 'default' } }: Story) =>
  id.endsWith(`--${overview}`);

/** Whether a story shows a kind of comparison: its two sides must fit beside each other at any text size. */
const isComparison = (id: string) =>
  /^patterns-((crop|record|sample)comparison|sumledger)--default$/.test(id);

/** Whether a story shows all focusable parts of its component or pattern. Screens consist of these. */
const showsFocus = ({ id, parameters: { focusOverview, overview } }: Story) =>
  /^(components|patterns|marketing)-/.test(id) &&
  isOverview({ id, parameters: { overview: focusOverview ?? overview } });

function modeNamesOf(story: Story): ModeName[] {
  const { id } = story;
  if (isCover(id)) return ['light', 'dark'];
  const isScreen = id.startsWith('screens-');
  // The landing page's story covers the Marketing components.
  const hasOverview = isScreen || id.startsWith('components-') || id.startsWith('patterns-');
  const names: ModeName[] = ['light'];
  // Light is enough for a right-to-left story, which differs from the story that it mirrors only in direction, and for
  // right and wrong examples, which other stories show in every mode.
  if (!/right-to-left|--do-and-dont$/.test(id)) names.push('dark', 'phone');
  if (isScreen) names.push('tablet');
  if (hasOverview && isOverview(story)) {
    names.push('forced-colors', 'right-to-left', 'more-contrast');
    if (isScreen) names.push('large-text', 'dark-phone', 'print');
  }
  if (isComparison(id)) names.push('large-text');
  if (showsFocus(story)) names.push('focus');
  return names;
}

/**
 * The modes of a story. On Chromatic, modes can only set globals and the viewport, so those that need browser emulation
 * are left out: their snapshots would repeat those of `light`.
 */
export function modesOf(story: Story, { isChromatic = false } = {}): Record<string, Mode> {
  const found = modeNamesOf(story).flatMap((name): [string, Mode][] => {
    const mode: Mode = modes[name];
    // The other stories of a screen have the layout of its overview.
    const isRepeated = name === 'tablet' && !isOverview(story);
    const isShown = !isCover(story.id) && isShownElsewhere(story.id, name);
    // Dark mode plays nothing again, and axe checks the same colours elsewhere.
    if (isShown && name === 'dark') return [];
    return [[name, isRepeated || isShown ? { ...mode, screenshot: false } : mode]];
  });
  const isSupported = ({ forcedColors, media, focus, screenshot }: Mode) =>
    screenshot !== false && !(forcedColors || media || focus);
  return Object.fromEntries(isChromatic ? found.filter(([, mode]) => isSupported(mode)) : found);
}

/** The modes in which the visual tests check a story with axe. */
export const checkedModesOf = (story: Story) =>
  Object.entries(modesOf(story))
    .filter(([name, mode]) => rulesOf(name, mode))
    .map(([name]) => name);
