import type { BrowserContextOptions, Page } from 'playwright';

// oxlint-disable-next-line typescript/no-explicit-any -- As in Storybook's own types: the project knows what is in them.
type Values = Record<string, any>;

/**
 * What a story is shown with: `viewport`, the width in CSS pixels, and settings of your own, which `emulate` and
 * `globals` translate. The format is that of Chromatic's modes.
 */
export type Mode = Values & {
  viewport: number;
  /** Leaves this mode out for one story. */
  disable?: boolean;
  /**
   * `false` for a mode in which the story is played and checked, but needs no screenshot.
   *
   * @default true
   */
  screenshot?: boolean;
};

/** A story of the built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** The path of its file from the root. */
  file: string;
  tags: string[];
  globals: Record<string, unknown>;
  /** The parameters that `VisualConfig.parameters` names. */
  parameters: Values;
  chromatic: Values;
  a11y: Values;
  projectA11y: Values;
  test: Values;
}

/** What tells which modules a story loads. */
export type StoryFile = Pick<Story, 'id' | 'title' | 'file' | 'parameters'>;

/** A story in one of its modes. */
export interface Task extends Story {
  /** The name of the mode. */
  mode: string;
  settings: Values;
  width: number;
  height: number;
  hasScreenshot: boolean;
}

/** What `emulate` returns: what the browser emulates. */
export interface Media {
  colorScheme?: 'light' | 'dark';
  contrast?: 'more';
  forcedColors?: 'active';
  media?: 'print';
  /**
   * Shows everything that can have focus as if it had it, in one screenshot. A story in which nothing can has no
   * screenshot.
   */
  focus?: boolean;
}

/** Follows a story while it plays. */
export interface Follower {
  /** Called after each step of the play function. */
  afterStep: () => Promise<void>;
  /** One sentence per problem, once the story has played. */
  problems: () => string[];
}

/** How to tell which stories a change affects (`--affected`). Paths are from the root. */
export interface AffectedConfig {
  /** The file with Storybook's preview, which every story needs. */
  preview: string;
  /** Sources: if such a file is not in the module graph, no story imports it. Any other file affects all stories. */
  sources: RegExp;
  /** Files that affect no story unless a story imports them. */
  harmless: RegExp[];
  /** Imports of the preview that no screenshot shows. */
  unseen?: RegExp;
  /** The index of each package. An import from it depends only on the modules whose exports it names. */
  indexes?: Record<string, string>;
  /** Modules that a file imports lazily, and that only some stories load. */
  lazy?: {
    importer: string;
    /** Returns a function that lists the modules a story loads. */
    load: () => Promise<(story: StoryFile) => string[]>;
  };
}

/** The baselines by the name of their screenshot: the hash of its pixels and, for a frame of a flow, the name of its step. */
export type Manifest = Record<string, { hash: string; caption?: string }>;

/** The configuration of the visual tests, `visual.config.ts`. Paths are from its folder, the root. */
export interface VisualConfig {
  /**
   * The folder of the built Storybook.
   *
   * @default 'storybook-static'
   */
  storybook?: string;
  /** The folder of the manifest of the baselines, which is committed. */
  baselines: string;
  /**
   * Called after `--update` with the new manifest, and with a function that finds the PNG file of a screenshot by the
   * hash of its pixels, if it is in the cache.
   */
  accepted?: (
    manifest: Manifest,
    find: (hash: string) => Promise<string | undefined>,
  ) => Promise<void>;
  /** The height of the viewport by width. Other widths get a height of 800. All in CSS pixels. */
  viewports?: Record<string, { width: number; height: number }>;
  /** The modes of stories that have none in `parameters.chromatic.modes`. */
  modes?: Record<string, Mode>;
  /** The media features of a mode. */
  emulate?: (settings: Task['settings']) => Media;
  /** The Storybook globals of a mode. Return a value for each, also the default, as modes follow one another. */
  globals?: (settings: Task['settings']) => Record<string, unknown>;
  /** The globals that take effect only when a story mounts. All others are changed while it is mounted. */
  remountOn?: string[];
  /** Runs in the page, so it must be self-contained. Returns globals as they took effect, to compare with those set. */
  readGlobals?: () => Record<string, unknown>;
  /**
   * The axe rules or tags for a story in a mode, `true` for those of the Storybook, `false` for none. It needs
   * `@storybook/addon-a11y`, and rules need `applyAxeRules` in the preview.
   *
   * @default () => false
   */
  axe?: (mode: string, settings: Task['settings'], story: Story) => string[] | boolean;
  /** Settings of the browser: locale, time zone, reduced motion. */
  browser?: Pick<BrowserContextOptions, 'locale' | 'timezoneId' | 'reducedMotion'>;
  /** The files of the web fonts that stories use. They are part of the fingerprint, and its sample shows the first. */
  fonts?: string[];
  /** The parameters of stories that the functions of this configuration need. */
  parameters?: string[];
  /** Whether to take a screenshot after each step of the play function, too. */
  filmstrip?: (task: Task) => boolean;
  /** Checks a rendered story. Returns one sentence per problem. */
  check?: (page: Page, task: Task) => Promise<string[]>;
  /** Follows a story that has a filmstrip. */
  follow?: (page: Page, task: Task) => Follower;
  /** Needed for `--affected` and cached verdicts. */
  affected?: AffectedConfig;
}

/** Types the configuration. */
export const defineConfig = (config: VisualConfig): VisualConfig => config;
