import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type LaunchOptions,
  type Page,
} from 'playwright';
import type { Task } from '../choose/plan.ts';
import type { Box } from '../compare/regions.ts';
import type { Follower } from '../index.ts';
import { launchOptions } from './browser.ts';
import { capture, type CaptureOptions } from './capture.ts';
import { showFocus } from './focus.ts';
import { hasPreview, prepareFrame } from './inPage.ts';
import { decode, hashOf } from '../compare/pixels.ts';
import { firstLineOf } from '../firstLine.ts';
import { config } from '../settings.ts';
import { UserError } from '../userError.ts';
import { trackRequests } from './requests.ts';
import { fontProblems } from './textFonts.ts';

/** How long to wait for two equal frames, in milliseconds. Native validation bubbles take seconds to fade out. */
const steadyTimeout = 8_000;

/** How many frames to take at least: on a busy machine, one can take seconds. */
const minFrames = 10;

/**
 * On a very busy machine, Chromium lays out the page at 1 × 1 before every frame (see `wasTiny`). From this frame on, two
 * equal frames count even so.
 */
const lastResort = 6;

/**
 * Toggling `data-repaint` repaints everything without a visible change. Otherwise Chromium would reuse the paint of a
 * box that has moved by a fraction of a pixel, and a screenshot would depend on previous frames.
 */
const style = `
  *, ::before, ::after { caret-color: transparent !important; }
  [data-repaint] :is(*, ::before, ::after) { print-color-adjust: exact !important; }
`;

/** Flags that make pixels independent of previous frames and of thread timing. */
const steadyRendering = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  // Block the network: no screenshot may depend on it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Launch options of the browser that takes the screenshots, or else of another commit's `own` browser. */
export async function screenshotLaunchOptions(own?: LaunchOptions): Promise<LaunchOptions> {
  const options = own ?? (await launchOptions());
  return { ...options, args: [...(options.args ?? []), ...steadyRendering] };
}

async function launch(options: LaunchOptions) {
  try {
    return await chromium.launch(options);
  } catch (error) {
    // Playwright's error includes the browser's output, such as the name of a missing library.
    const text = stripVTControlCharacters(String(error));
    const [, reason = firstLineOf(error)] = /\[err\] (.+)/.exec(text) ?? [];
    throw new UserError(`The browser cannot start: ${reason}`);
  }
}

/** The media features of a mode that sets none. */
const defaultMedia = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  media: 'screen',
} as const;

const mediaOf = ({ media: { colorScheme, contrast, forcedColors, media } }: Task) => ({
  colorScheme: colorScheme ?? defaultMedia.colorScheme,
  contrast: contrast ?? defaultMedia.contrast,
  forcedColors: forcedColors ?? defaultMedia.forcedColors,
  media: media ?? defaultMedia.media,
});

async function openContext(browser: Browser) {
  const context = await browser.newContext({
    ...config.browser,
    deviceScaleFactor: 1,
    // With this user agent Storybook detects a test run, and finishes animations instead of waiting for them.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} StorybookTestRunner`,
  });
  await context.addInitScript(prepareFrame);
  if (config.readGlobals) await context.addInitScript(`window.readGlobals = ${config.readGlobals}`);
  return context;
}

/** What a frame has shown of a task, or of a step: a screenshot and the hash of its pixels, or an error. */
export interface Shown {
  png?: Buffer;
  hash?: string;
  error?: string;
  hasScreenshot?: boolean;
  violations?: string[];
  steps?: Step[];
}

type Step = Shown & { caption: string };

interface Wanted {
  /** Whether to check it with axe and the functions of the configuration. */
  isChecked: boolean;
  /** Whether to also take a screenshot after each step of the play function. */
  hasFilmstrip: boolean;
}

type Viewport = Pick<Task, 'width' | 'height'>;

export type Frame = Awaited<ReturnType<typeof openFrame>>;

/** Opens a browser with a single story frame, which shows one story after another. */
export async function openFrame(own?: LaunchOptions) {
  const browser = await launch(await screenshotLaunchOptions(own));
  /** The page with the story, and its CDP session. */
  let context: BrowserContext | undefined;
  let page: Page;
  let devTools: CDPSession;

  /** The URL of the Storybook that the frame has loaded. */
  let storybook: string;
  let requests: ReturnType<typeof trackRequests>;
  /** The story that the frame shows. */
  let shown: string | undefined;

  /** Captures `area` instead of the viewport, which the page cannot observe; without it, the viewport again. */
  const overrideViewport = (size: Viewport, area?: Box) =>
    devTools.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      screenWidth: size.width,
      screenHeight: size.height,
      deviceScaleFactor: 1,
      mobile: false,
      ...(area && { viewport: { ...area, scale: 1 } }),
    });

  /** Takes screenshots until two in a row are equal, and hashes their pixels. */
  const untilSteady = async (options?: CaptureOptions): Promise<Shown> => {
    let last: { png: Buffer; isStale: boolean } | undefined;
    const until = performance.now() + steadyTimeout;
    for (let frames = 0; frames < minFrames || performance.now() < until; frames += 1) {
      const png = await capture(devTools, options);
      const isStale = await page.evaluate(() => window.wasTiny());
      // A browser always encodes the same pixels alike, so there is no need to decode these.
      const isCurrent = !isStale || !last?.isStale || frames >= lastResort;
      if (last && png.equals(last.png) && isCurrent) {
        const pixels = await decode(png);
        if (!pixels) throw new Error('Chromium returned a damaged PNG.');
        return { png, hash: hashOf(pixels) };
      }
      last = { png, isStale };
    }
    return {
      error: `no two frames in a row are the same in ${steadyTimeout / 1000} s: something in it keeps moving`,
    };
  };

  /** Takes a screenshot of `clip`, or without it of the whole viewport. */
  const steadyScreenshot = async (clip?: Box) => {
    if (!clip) return untilSteady();
    const options = { clip: { ...clip, scale: 1 } };
    const size = page.viewportSize();
    if (!size || clip.y + clip.height <= size.height) return untilSteady(options);
    // Otherwise, Chromium omits positioned elements below the viewport in 2 of 100 screenshots.
    await overrideViewport(size, clip);
    try {
      return await untilSteady({ ...options, captureBeyondViewport: true });
    } finally {
      await overrideViewport(size);
    }
  };

  /** Takes a screenshot of the mounted story with everything focused that can be; undefined if nothing can. */
  const focusScreenshot = async (forcedColors: string) => {
    const { count, release } = await showFocus(devTools);
    try {
      if (count === 0) return undefined;
      // Some elements appear only while they have focus.
      const clip = await page.evaluate((value) => window.measure(value), forcedColors);
      return await steadyScreenshot(clip);
    } finally {
      await release();
    }
  };

  /** Collects a screenshot of each step while a story plays; undefined if none are wanted. */
  let filmstrip: { steps: Step[]; follower: Follower | undefined } | undefined;
  /** The emulated media features. */
  let emulated: ReturnType<typeof mediaOf> | undefined;
  const emulate = async (media: ReturnType<typeof mediaOf>) => {
    if (isDeepStrictEqual(media, emulated)) return;
    emulated = media;
    await page.emulateMedia(media);
  };

  /** Opens a new page, because a story may have left the old one, or a service worker, in any state. */
  const renewPage = async () => {
    await context?.close();
    context = await openContext(browser);
    page = await context.newPage();
    devTools = await context.newCDPSession(page);
    requests = trackRequests(page);
    // The preview calls `takeFrame` after each step of a play function (preview.ts).
    await page.exposeFunction('takeFrame', async (caption: string) => {
      if (!filmstrip) return;
      const { steps, follower } = filmstrip;
      await page.evaluate(() => window.settle());
      steps.push({ ...(await steadyScreenshot()), caption });
      await follower?.afterStep();
    });
  };

  return {
    browser,

    get page() {
      return page;
    },

    /** Loads the Storybook at `url`. */
    async open(url: string, task: Viewport) {
      await renewPage();
      await this.resize(task);
      storybook = url;
      emulated = undefined;
      await page.goto(`${url}/iframe.html?viewMode=story`);
      await page.waitForFunction(hasPreview);
      await page.evaluate(() => window.prepareStorybook());
      await page.addStyleTag({ content: style });
    },

    /** Resizes the viewport. The next story remounts, even if it is the one already shown. */
    async resize({ width, height }: Viewport) {
      shown = undefined;
      const size = { width, height };
      if (isDeepStrictEqual(size, page.viewportSize())) return;
      // Otherwise, the override would keep the old size.
      await devTools.send('Emulation.clearDeviceMetricsOverride');
      await page.setViewportSize(size);
    },

    /**
     * Shows a story and takes a screenshot. If the frame already shows the story, it is not played again: only the mode
     * is switched, as in the toolbar.
     */
    async render(task: Task, { isChecked, hasFilmstrip }: Wanted): Promise<Shown> {
      const { id, width, toolbar, hasScreenshot } = task;
      const media = mediaOf(task);
      const ownRequests = requests.start(storybook);
      const steps: Step[] = [];
      const follower = isChecked && hasFilmstrip ? config.follow?.(page, task) : undefined;
      filmstrip = hasFilmstrip ? { steps, follower } : undefined;
      const isMounted = shown === id;
      let outcome: Awaited<ReturnType<Window['renderStory']>>;
      try {
        const options = {
          storyId: id,
          isShown: isMounted,
          toolbar,
          media: { ...media, width },
          axe: isChecked && task.axe,
        };
        // At the same time: otherwise the browser would first draw what it still shows in the new media.
        [, outcome] = await Promise.all([
          emulate(media),
          page.evaluate((options) => window.renderStory(options), options),
        ]);
      } catch (error) {
        return { error: `it navigates away or crashes the page (${firstLineOf(error)})` };
      }
      filmstrip = undefined;
      shown = id;
      const earlyError = await ownRequests.finished();
      if (earlyError) return { error: earlyError };
      if ('error' in outcome) return { error: outcome.error };
      const { violations, clip, hasNewText } = outcome;
      // The machine's fonts are replaced on Linux only.
      if (hasNewText && process.platform === 'linux') {
        const problems = await fontProblems(devTools);
        // Otherwise the next story with the same text would pass.
        if (problems.length > 0) await page.evaluate(() => window.forgetText());
        violations.push(...problems);
      }
      if (isChecked) violations.push(...((await config.check?.(page, task)) ?? []));
      violations.push(...(follower?.problems() ?? []));
      if (!hasScreenshot) return { violations };

      const screenshot = await (task.media.focus
        ? focusScreenshot(media.forcedColors)
        : steadyScreenshot(clip));
      // Requests that the story has made since then.
      const lateError = await ownRequests.finished();
      if (lateError) return { error: lateError };
      return { ...(screenshot ?? { hasScreenshot: false }), violations, steps };
    },
  };
}
