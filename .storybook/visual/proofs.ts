import type { Seed } from '@patunay/visual';
import { everyFocus, everyStory } from '../environments/modes';

/** The expected failures of canary/Planted.stories.tsx: each story fails in the mode that it is named after. */
export const failures = [
  ['dark', 'axe: color-contrast '],
  ['dark-phone', 'axe: color-contrast '],
  ['forced-colors', 'it throws'],
  ['large-text', 'axe: color-contrast '],
  ['light', 'axe: color-contrast '],
  ['more-contrast', 'axe: color-contrast-enhanced '],
  ['phone', 'axe: color-contrast '],
  ['print', 'it throws'],
  ['right-to-left', 'axe: color-contrast '],
  ['tablet', 'axe: color-contrast '],
].map(([mode, message]) => `tests-planted--${mode} (${mode}): ${message}`);

const changes: Omit<Seed, 'modes'>[] = [
  {
    what: 'a colour token one step darker',
    from: /--pt-bg-disabled:light-dark\(#\w+,#\w+\)/g,
    to: '--pt-bg-disabled:light-dark(#e9e5da,#2b2820)',
    story: 'components-button--states',
  },
  {
    what: 'a border of two pixels',
    from: /border:1px solid var\(--pt-button-border\)/g,
    to: 'border:2px solid var(--pt-button-border)',
    story: 'components-button--default',
  },
  {
    what: 'a padding one pixel wider',
    from: /padding-inline:var\(--pt-space-4\)(?=[^}]*var\(--pt-button-border\))/g,
    to: 'padding-inline:calc(var(--pt-space-4) + 1px)',
    story: 'components-button--default',
  },
  {
    what: 'another font weight',
    from: /--pt-weight-medium:500/g,
    to: '--pt-weight-medium:600',
    story: 'components-button--default',
  },
  {
    what: 'one letter of a label',
    from: /Add Client(?=[`"'])/g,
    to: 'Add Cliont',
    story: 'components-button--default',
  },
  {
    what: 'one icon',
    from: /M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4/g,
    to: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5',
    story: 'components-button--with-icon',
  },
  {
    what: 'a z-index',
    // Only the dialog's own: with its overlay, it would still cover nothing but the empty story.
    from: /(--pt-dialog-size:34rem;)z-index:var\(--pt-z-dialog\)/g,
    to: '$1z-index:-1',
    story: 'components-dialog--default',
  },
];

/** Small changes, each with a story that shows it. The last one is seen only while the tab panel has focus. */
export const seeds: Seed[] = [
  ...changes.map((change) => ({ ...change, modes: Object.keys(everyStory) })),
  {
    what: 'the corner radius of a focus ring',
    from: /border-radius:var\(--pt-radius-small\)(?=;padding-block-start:var\(--pt-space-5\))/g,
    to: 'border-radius:var(--pt-radius-card)',
    story: 'components-tabs--default',
    modes: Object.keys(everyFocus),
  },
];
