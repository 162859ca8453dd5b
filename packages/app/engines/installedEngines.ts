import { expect, test } from 'vitest';
import { chromium } from './chromium';
import { firefox } from './firefox';
import { webkit } from './webkit';

/** The engines to test in. For each that is missing, a test says so; on CI, where that is a setup error, it fails. */
export const installedEngines = () =>
  [chromium, firefox, webkit].filter((engine) => {
    const missing = engine.missing();
    if (missing) {
      test(`${engine.name} is installed`, (context) => {
        if (process.env.CI) expect.fail(missing);
        context.skip(missing);
      });
    }
    return !missing;
  });
