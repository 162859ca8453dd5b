import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { fingerprint, known } from './fingerprint.js';
import { pictureLaunchOptions } from './frame.js';

// CI compares pictures only with baselines drawn by the same browser, fonts and system.

const remedy =
  'The baselines were not drawn with what the lockfile and .storybook/browser.js pin: npm run test:visual -- --update';
const options = await pictureLaunchOptions();

test('the baselines were drawn on the system of CI', () => {
  expect(known.system, remedy).toBe('linux x64');
});

test.runIf(options.executablePath)(
  'the pinned browser draws here what it drew when the baselines were accepted',
  async () => {
    const browser = await chromium.launch(options);
    try {
      expect(known, remedy).toEqual(await fingerprint(browser));
    } finally {
      await browser.close();
    }
  },
);
