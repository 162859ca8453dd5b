import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { fingerprint, known } from '../../packages/visual/src/render/fingerprint.js';
import { screenshotLaunchOptions } from '../../packages/visual/src/render/frame.js';

// CI compares screenshots with the baselines only if the fingerprints are equal.

const remedy =
  'The baselines are not from the platform, browser, flags and fonts that are pinned now: npm run test:visual -- --update';
const options = await screenshotLaunchOptions();

test.runIf(options.executablePath)(
  'the pinned browser produces the fingerprint of the baselines',
  async () => {
    const browser = await chromium.launch(options);
    try {
      expect(known, remedy).toEqual(await fingerprint(browser));
    } finally {
      await browser.close();
    }
  },
);
