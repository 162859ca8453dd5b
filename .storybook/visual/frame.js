import { chromium } from 'playwright';
import { launchOptions } from '../browser.js';
import { prepareFrame } from './inPage.js';
import { framesAtMost, limits, margin, surroundings } from './settings.js';

const style = '*, ::before, ::after { caret-color: transparent !important; }';

/** A browser with a single story frame, in which one story after another is shown. */
export async function openFrame(address) {
  const browser = await chromium.launch(await launchOptions());
  const context = await browser.newContext({ ...surroundings, deviceScaleFactor: 1 });
  await context.addInitScript(prepareFrame);
  const page = await context.newPage();
  const chrome = await context.newCDPSession(page);

  /** Requests beyond the built Storybook's own files: a picture must not depend on them. */
  let strangers = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(address)) strangers.push(url);
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

    /** Opens the frame afresh in a mode. */
    async open({ theme, width, height }) {
      await page.setViewportSize({ width, height });
      // axe has its own run: here it would only take time.
      const globals = `theme:${theme};a11y.manual:!true`;
      await page.goto(`${address}/iframe.html?viewMode=story&globals=${globals}`);
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.ready);
      // All stories' styles are there from the start, and always in the same order.
      await page.evaluate(async () => {
        await window.__STORYBOOK_PREVIEW__.ready();
        await window.__STORYBOOK_PREVIEW__.extract();
      });
      await page.addStyleTag({ content: style });
    },

    /**
     * Draws a story. `isExpected` may accept the first frame; any other is drawn until two are the same.
     * @returns {Promise<{ picture?: Buffer, error?: string }>}
     */
    async draw({ id, chromatic }, isExpected) {
      strangers = [];
      let shown;
      try {
        shown = await page.evaluate((options) => window.drawStory(options), {
          storyId: id,
          limits,
          margin,
          delay: chromatic.delay,
          cropToViewport: chromatic.cropToViewport,
        });
      } catch (error) {
        return { error: `it leaves or breaks its frame (${error.message.split('\n')[0]})` };
      }
      if (strangers.length > 0) return { error: `it asks the network for ${strangers[0]}` };
      if (shown.error) return { error: shown.error };

      let picture = await capture(shown.clip);
      if (isExpected(picture)) return { picture };
      for (let i = 1; i < framesAtMost; i += 1) {
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        const next = await capture(shown.clip);
        if (next.equals(picture)) return { picture };
        picture = next;
      }
      return { error: `no two of ${framesAtMost} frames are the same: something in it keeps moving` };
    },
  };
}
