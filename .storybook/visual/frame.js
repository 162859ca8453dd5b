import { chromium } from 'playwright';
import { launchOptions } from '../browser.js';
import { prepareFrame } from './inPage.js';
import { limits, margin, restless, surroundings, tallest } from './settings.js';

/**
 * The second rule changes nothing on a screen, but everything is painted anew when it begins or ends to hold.
 * Chromium keeps what it painted of a box that has since moved by a fraction of a pixel, so without this a
 * picture would depend on which frames the machine had time for.
 */
const style = `
  *, ::before, ::after { caret-color: transparent !important; }
  [data-painted-anew] :is(*, ::before, ::after) { print-color-adjust: exact !important; }
`;

/** What is drawn does not depend on what was drawn before it, nor on which thread was first. */
const steadyDrawing = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-low-res-tiling',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  // No picture may depend on the network, so there is none.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** A browser with a single story frame, in which one story after another is shown. */
export async function openFrame() {
  const options = await launchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, ...steadyDrawing] });
  const context = await browser.newContext({
    ...surroundings,
    deviceScaleFactor: 1,
    // By this name Storybook knows a test, and stops animations at their end instead of waiting for them.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} StorybookTestRunner`,
  });
  await context.addInitScript(prepareFrame);
  const page = await context.newPage();
  const chrome = await context.newCDPSession(page);

  /** Requests beyond the built Storybook's own files, and those in vain: no picture may depend on them. */
  let address;
  let complaint;
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(address))
      complaint ??= `it asks the network for ${url}`;
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) complaint ??= `it asks for ${pathname}, which is not there`;
  });

  const capture = async (clip) => {
    const { data } = await chrome.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...clip, scale: 1 },
      captureBeyondViewport: clip.y + clip.height > page.viewportSize().height,
    });
    return Buffer.from(data, 'base64');
  };

  return {
    browser,
    page,

    /** Opens the frame of the Storybook at an address afresh, in a mode. */
    async open(storybook, { theme, width, height }) {
      address = storybook;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`${address}/iframe.html?viewMode=story`);
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.ready);
      await page.evaluate(
        async (globals) => {
          const preview = window.__STORYBOOK_PREVIEW__;
          await preview.ready();
          // All stories' styles are there from the start, and always in the same order.
          await preview.extract();
          window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
          // axe has its own run: here it would only take time.
        },
        { theme, a11y: { manual: true } },
      );
      await page.addStyleTag({ content: style });
    },

    /**
     * Draws a story. `isExpected` may accept the first frame; any other is drawn until two are the same.
     * @returns {Promise<{ picture?: Buffer, error?: string }>}
     */
    async draw({ id, chromatic, theme, width }, isExpected) {
      complaint = undefined;
      let shown;
      try {
        shown = await page.evaluate((options) => window.drawStory(options), {
          storyId: id,
          mode: { theme, width },
          limits,
          margin,
          tallest,
          delay: chromatic.delay,
          cropToViewport: chromatic.cropToViewport,
        });
      } catch (error) {
        return { error: `it leaves or breaks its frame (${error.message.split('\n')[0]})` };
      }
      if (complaint) return { error: complaint };
      if (shown.error) return { error: shown.error };

      let picture = await capture(shown.clip);
      if (isExpected(picture)) return { picture };
      const until = performance.now() + restless;
      while (performance.now() < until) {
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        const next = await capture(shown.clip);
        if (next.equals(picture)) return { picture };
        picture = next;
      }
      return {
        error: `no two frames in a row are the same in ${restless / 1000} s: something in it keeps moving`,
      };
    },
  };
}
