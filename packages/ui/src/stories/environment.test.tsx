import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { applyEnvironment } from '../../../../.storybook/environments/applyEnvironment';
import '../styles/index.css';

// Storybook's toolbar cannot change browser settings, so it emulates them. The page must look the same either way.

const emulate = (contrast: string, motion: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-contrast', value: contrast },
      { name: 'prefers-reduced-motion', value: motion },
    ],
  });

const fontSize = (standard: number) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });

/** Values that depend on the environment: a colour, a length in rem, a transition duration and a breakpoint. */
function look() {
  const probe = document.createElement('div');
  probe.style.cssText =
    'color: var(--pt-fg-muted); padding: var(--pt-space-4); transition: color var(--pt-duration-slow)';
  document.body.append(probe);
  const { color, padding, transitionDuration } = getComputedStyle(probe);
  probe.remove();
  const isNarrow = matchMedia('(width < 40rem)').matches;
  return { color, padding, transitionDuration, isNarrow };
}

afterEach(async () => {
  await emulate('no-preference', 'no-preference');
  await fontSize(16);
  applyEnvironment({});
});

test("emulated contrast looks like the browser's own", async () => {
  await emulate('no-preference', 'no-preference');
  const normal = look();
  await emulate('more', 'no-preference');
  const emulated = look();
  await emulate('no-preference', 'no-preference');
  applyEnvironment({ contrast: 'more' });
  expect(look()).toEqual(emulated);
  expect(look()).not.toEqual(normal);
  applyEnvironment({});
  expect(look()).toEqual(normal);
});

test("emulated reduced motion looks like the browser's own", async () => {
  await emulate('no-preference', 'reduce');
  const emulated = look();
  await emulate('no-preference', 'no-preference');
  expect(look()).not.toEqual(emulated);
  applyEnvironment({ motion: 'reduced' });
  expect(look()).toEqual(emulated);
});

test("emulated large text looks like the browser's own, including breakpoints", async () => {
  const normal = look();
  await fontSize(32);
  const emulated = look();
  await fontSize(16);
  applyEnvironment({ textSize: 'large' });
  expect(look()).toEqual(emulated);
  expect(look()).not.toEqual(normal);
});

test('a stylesheet that loads later is adapted, too', async () => {
  applyEnvironment({ contrast: 'more' });
  const late = document.createElement('style');
  late.textContent = '@media (prefers-contrast: more) { body { outline: 3px solid } }';
  const loaded = new Promise((done) => late.addEventListener('load', done));
  document.head.append(late);
  await loaded;
  expect(getComputedStyle(document.body).outlineWidth).toBe('3px');
  late.remove();
});
