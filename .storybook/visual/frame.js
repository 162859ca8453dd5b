import { chromium } from 'playwright';
import { launchOptions } from '../browser.js';
import { systemFamilies } from '../browserFonts.js';
import { describeElements } from './elements.js';
import { prepareFrame } from './inPage.js';
import { delayEvents } from './lateEvents.js';
import { decode, hashOf, hashOfFile } from './pixels.js';
import { environment, followFlow, readAccessibilityTree, readAloud, readLive } from './settings.js';
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

/** Launch options of the browser that takes the screenshots. */
export async function screenshotLaunchOptions() {
  const options = await launchOptions();
  return { ...options, args: [...options.args, ...steadyRendering] };
}

/** The values of settings that a mode omits. */
const defaults = /** @type {const} */ ({
  contrast: 'no-preference',
  direction: 'ltr',
  textSize: 'normal',
  forcedColors: 'none',
  media: 'screen',
});

/** Opens a browser with a single story frame, which shows one story after another. */
export async function openFrame() {
  const browser = await chromium.launch(await screenshotLaunchOptions());
  const context = await browser.newContext({
    ...environment,
    deviceScaleFactor: 1,
    // With this user agent Storybook detects a test run, and finishes animations instead of waiting for them.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} StorybookTestRunner`,
  });
  await context.addInitScript(prepareFrame);
  if (process.env.VISUAL_LATE_EVENTS) await context.addInitScript(delayEvents);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);

  /** The URL of the Storybook that the frame has loaded. */
  let storybook;
  /** The first request that leaves this Storybook or fails, as an error message. */
  let requestError;
  /** The story that the frame shows. */
  let shown;
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(storybook))
      requestError ??= `it requests ${url} from the network`;
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) requestError ??= `it requests ${pathname}, which does not exist`;
  });

  const screenshot = async (clip, expected) => {
    const isTall = clip && clip.y + clip.height > page.viewportSize().height;
    const { data } = await devTools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(clip && { clip: { ...clip, scale: 1 }, captureBeyondViewport: isTall }),
    });
    const png = Buffer.from(data, 'base64');
    const isKnown = expected?.png === hashOfFile(png);
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

  /** Collects a screenshot of each step while a story plays; undefined if none are wanted. */
  let filmstrip;
  // The preview calls `takeFrame` after each step of a play function (../preview.tsx).
  await page.exposeFunction('takeFrame', async (caption) => {
    if (!filmstrip) return;
    const { steps, expectedStep, flow } = filmstrip;
    await page.evaluate(() => window.settle());
    const step = await describedScreenshot(undefined, expectedStep(steps.length + 1));
    steps.push({ ...step, caption });
    await flow.endStep();
  });

  /**
   * The media settings in effect. The browser emulates them: the toolbar's contrast global would rewrite media queries,
   * but the stylesheet must be tested as it ships.
   */
  let emulated;
  const emulate = async ({ theme, contrast, forcedColors, media }) => {
    const settings = [theme, contrast, forcedColors, media].join();
    if (settings === emulated) return;
    emulated = settings;
    await page.emulateMedia({ colorScheme: theme, contrast, forcedColors, media });
  };

  const readTree = () => readAccessibilityTree(page, page.mainFrame());

  /** Reports the first spoken phrase that differs from the expected one. */
  const spokenProblems = (said, expected) => {
    const [now, then] = [said, expected].map((phrases) => [...phrases, 'nothing more']);
    const i = then.findIndex((phrase, place) => phrase !== now[place]);
    if (i < 0) return [];
    return [`a screen reader says "${now[i]}", not "${then[i]}" (phrase ${i + 1})`];
  };

  /** All phrases of a flow, each followed by the number of its step. */
  const inSteps = (lists) =>
    lists.flatMap((phrases, i) => phrases.map((phrase) => `${phrase} (step ${i + 1})`));

  return {
    browser,
    page,

    /** Loads the Storybook at `url`. */
    async open(url, task) {
      await this.resize(task);
      storybook = url;
      // Loading a page resets the emulated media type in Chromium.
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
     * baseline, otherwise the first that equals the one before it. `axe` selects the rules to check. With
     * `expectedStep`, which returns the baseline of a step, it also takes a screenshot after each step of the play
     * function.
     *
     * @returns {Promise<{ png?: Buffer, hash?: string, elements?: import('./elements.js').Element[],
     *   violations?: string[], error?: string, steps?: object[] }>}
     */
    async render(task, { expected, axe, expectedStep }) {
      const { id, theme, width, environment, hasScreenshot, spokenSteps = [] } = task;
      const mode = { ...defaults, theme, width, ...environment };
      requestError = undefined;
      const steps = [];
      const flow = followFlow(spokenSteps, async () => readLive(await readTree()));
      filmstrip = expectedStep && { steps, expectedStep, flow };
      const isMounted = shown === id;
      let outcome;
      try {
        await emulate(mode);
        outcome = await page.evaluate((options) => window.renderStory(options), {
          storyId: id,
          isShown: isMounted,
          mode,
          axe,
        });
      } catch (error) {
        return { error: `it navigates away or crashes the page (${error.message.split('\n')[0]})` };
      }
      filmstrip = undefined;
      shown = id;
      if (requestError) return { error: requestError };
      const { error, violations, clip } = outcome;
      if (error) return { error };
      // The machine's fonts are replaced on Linux only.
      if (!isMounted && process.platform === 'linux')
        violations.push(...(await fontProblems(devTools, systemFamilies)));
      if (task.spoken && task.mode === task.spokenIn)
        violations.push(...spokenProblems(readAloud(await readTree()), task.spoken));
      if (expectedStep && spokenSteps.length > 0)
        violations.push(...spokenProblems(inSteps(flow.said), inSteps(spokenSteps)));
      if (!hasScreenshot) return { violations };

      return { ...(await describedScreenshot(clip, expected)), violations, steps };
    },
  };
}
