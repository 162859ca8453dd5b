import { isDeepStrictEqual } from 'node:util';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './browser.js';
import { describeElements } from './elements.js';
import { showFocus } from './focus.js';
import { prepareFrame } from './inPage.js';
import { delayEvents } from './lateEvents.js';
import { decode, hashOf } from '../compare/pixels.js';
import { config, root } from '../settings.js';
import { fontProblems } from './textFonts.js';

/** How long to wait for two equal frames, in milliseconds. Native validation bubbles take seconds to fade out. */
const steadyTimeout = 8_000;

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
  '--disable-low-res-tiling',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  // Block the network: no screenshot may depend on it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const isAnswered = (address) => (config.network ?? []).some(({ url }) => url.test(address));

/**
 * Launch options of the browser that takes the screenshots.
 *
 * @param {import('playwright').LaunchOptions} [own] those of another commit's browser
 */
export async function screenshotLaunchOptions(own) {
  const options = own ?? (await launchOptions());
  return { ...options, args: [...options.args, ...steadyRendering] };
}

/** The media features of a mode that sets none. */
const defaultMedia = /** @type {const} */ ({
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  media: 'screen',
});

/** @param {import('../choose/plan.js').Task} task */
const mediaOf = (task) =>
  Object.fromEntries(
    Object.entries(defaultMedia).map(([name, value]) => [name, task.media[name] ?? value]),
  );

/** @param {import('playwright').Browser} browser */
async function openContext(browser) {
  const context = await browser.newContext({
    ...config.browser,
    deviceScaleFactor: 1,
    // With this user agent Storybook detects a test run, and finishes animations instead of waiting for them.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} StorybookTestRunner`,
  });
  await context.addInitScript(prepareFrame);
  if (config.readGlobals) await context.addInitScript(`window.readGlobals = ${config.readGlobals}`);
  if (process.env.VISUAL_LATE_EVENTS) await context.addInitScript(delayEvents);
  for (const { url, file } of config.network ?? []) {
    await context.route(url, (route) =>
      file ? route.fulfill({ path: resolve(root, file) }) : route.abort(),
    );
  }
  return context;
}

/**
 * Opens a browser with a single story frame, which shows one story after another.
 *
 * @param {import('playwright').LaunchOptions} [own] of another browser than the pinned one
 */
export async function openFrame(own) {
  const browser = await chromium.launch(await screenshotLaunchOptions(own));
  /** The page with the story, and its CDP session. */
  let page;
  let devTools;

  /** The URL of the Storybook that the frame has loaded. */
  let storybook;
  /** Requests that leave this Storybook or fail, each with an error message. */
  const requestErrors = new Map();
  /** The story that the frame shows. */
  let shown;

  const screenshot = async (clip, expected) => {
    const isTall = clip && clip.y + clip.height > page.viewportSize().height;
    const { data } = await devTools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(clip && { clip: { ...clip, scale: 1 }, captureBeyondViewport: isTall }),
    });
    const png = Buffer.from(data, 'base64');
    // The same PNG has the same pixels. Chromium may encode them differently on another CPU; then it is decoded.
    const isKnown = expected?.png?.()?.equals(png);
    return { png, hash: isKnown ? expected.hash : hashOf(await decode(png)) };
  };

  /**
   * Returns the first screenshot if it is as expected. Otherwise takes screenshots until two in a row are equal.
   * Without `clip`, captures the whole viewport.
   */
  const steadyScreenshot = async (clip, expected) => {
    let last = await screenshot(clip, expected);
    if (last.hash === expected?.hash) return last;
    const until = performance.now() + steadyTimeout;
    while (performance.now() < until) {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      const next = await screenshot(clip, expected);
      if (next.hash === last.hash) return next;
      last = next;
    }
    return {
      error: `no two frames in a row are the same in ${steadyTimeout / 1000} s: something in it keeps moving`,
    };
  };

  /** A steady screenshot. If it differs from the expected one, with the elements that it shows. */
  const describedScreenshot = async (clip, expected) => {
    const taken = await steadyScreenshot(clip, expected);
    if (!taken.hash || !expected || taken.hash === expected.hash) return taken;
    return { ...taken, elements: await describeElements(devTools, clip) };
  };

  /** Takes a screenshot of the mounted story with everything focused that can be; undefined if nothing can. */
  const focusScreenshot = async (expected, forcedColors) => {
    const { count, release } = await showFocus(devTools);
    try {
      if (count === 0) return undefined;
      // Some elements appear only while they have focus.
      const clip = await page.evaluate((value) => window.measure(value), forcedColors);
      return await describedScreenshot(clip, expected);
    } finally {
      await release();
    }
  };

  /** Collects a screenshot of each step while a story plays; undefined if none are wanted. */
  let filmstrip;
  /** The emulated media features. */
  let emulated;
  const emulate = async (media) => {
    if (isDeepStrictEqual(media, emulated)) return;
    emulated = media;
    await page.emulateMedia(media);
  };

  /** Opens a new page, because a story may have left the old one, or a service worker, in any state. */
  const renewPage = async () => {
    await page?.context().close();
    const context = await openContext(browser);
    page = await context.newPage();
    devTools = await context.newCDPSession(page);
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && !url.startsWith(storybook) && !isAnswered(url))
        requestErrors.set(request, `it requests ${url} from the network`);
    });
    page.on('response', (response) => {
      // A service worker may mock any response.
      if (response.fromServiceWorker()) return void requestErrors.delete(response.request());
      const { pathname } = new URL(response.url());
      if (response.status() >= 400)
        requestErrors.set(response.request(), `it requests ${pathname}, which does not exist`);
    });
    // The preview calls `takeFrame` after each step of a play function (preview.js).
    await page.exposeFunction('takeFrame', async (caption) => {
      if (!filmstrip) return;
      const { steps, expectedStep, follower } = filmstrip;
      await page.evaluate(() => window.settle());
      const step = await describedScreenshot(undefined, expectedStep(steps.length + 1));
      steps.push({ ...step, caption });
      await follower?.afterStep();
    });
  };

  return {
    browser,

    get page() {
      return page;
    },

    /** Loads the Storybook at `url`. */
    async open(url, task) {
      await renewPage();
      await this.resize(task);
      storybook = url;
      emulated = undefined;
      await page.goto(`${url}/iframe.html?viewMode=story`);
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.ready);
      await page.evaluate(() => window.prepareStorybook());
      await page.addStyleTag({ content: style });
    },

    /** Resizes the viewport. The next story remounts, even if it is the one already shown. */
    async resize({ width, height }) {
      shown = undefined;
      await page.setViewportSize({ width, height });
    },

    /**
     * Shows a story and takes a screenshot. If the frame already shows the story, it is not played again: only its
     * mode is switched, as the toolbar does. Returns the first screenshot if it has the pixels of the `expected`
     * baseline, otherwise the first that equals the one before it. `isChecked` says whether to check it with axe and the
     * functions of the configuration. With `expectedStep`, which returns the baseline of a step, it also takes a
     * screenshot after each step of the play function.
     *
     * @returns {Promise<{ hasScreenshot?: boolean, png?: Buffer, hash?: string, elements?: import('./elements.js').Element[],
     *   violations?: string[], error?: string, steps?: object[] }>}
     */
    async render(task, { expected, isChecked, expectedStep }) {
      const { id, width, toolbar, hasScreenshot } = task;
      const media = mediaOf(task);
      requestErrors.clear();
      const steps = [];
      const follower = isChecked && expectedStep ? config.follow?.(page, task) : undefined;
      filmstrip = expectedStep && { steps, expectedStep, follower };
      const isMounted = shown === id;
      let outcome;
      try {
        await emulate(media);
        outcome = await page.evaluate((options) => window.renderStory(options), {
          storyId: id,
          isShown: isMounted,
          toolbar,
          media: { ...media, width },
          axe: isChecked && task.axe,
        });
      } catch (error) {
        return { error: `it navigates away or crashes the page (${error.message.split('\n')[0]})` };
      }
      filmstrip = undefined;
      shown = id;
      const [requestError] = requestErrors.values();
      if (requestError) return { error: requestError };
      const { error, violations, clip, hasNewText } = outcome;
      if (error) return { error };
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
        ? focusScreenshot(expected, media.forcedColors)
        : describedScreenshot(clip, expected));
      return { ...(screenshot ?? { hasScreenshot: false }), violations, steps };
    },
  };
}
