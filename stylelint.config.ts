import { resolve } from 'node:path';
import type { Config } from 'stylelint';

const styles = resolve(import.meta.dirname, 'packages/ui/src/styles');
const tokens = resolve(styles, 'tokens.css');
const scale = resolve(styles, 'scale.css');

const knownProperties = 'csstools/value-no-unknown-custom-properties';

/** Set inline by Radix at run time. */
const radix = {
  customProperties: Object.fromEntries(
    [
      '--radix-accordion-content-height',
      '--radix-toast-swipe-end-y',
      '--radix-toast-swipe-move-y',
    ].map((name: string) => [name, '0px']),
  ),
};

/** Features that an older browser may lack without harm. */
const lossless = [
  // Cursors: phones have no pointer.
  'css3-cursors',
  'css3-cursors-grab',
  // Touch gestures: only Safari on macOS lacks this, and Macs have no touchscreen.
  'css-touch-action',
  // Skips rendering off-screen content.
  'css-content-visibility',
  // Page numbers in print: browsers without support print their own.
  'css-paged-media',
  // The look of scrollbars, selected text and resize handles.
  'css-scrollbar',
  'css-selection',
  'css-resize',
  // Keeps phones from enlarging text, which desktop browsers never do.
  'text-size-adjust',
];

export default {
  // The consumers are somebody else's apps.
  ignoreFiles: ['**/dist/**', 'packages/ui/consumers/**'],
  extends: ['stylelint-config-standard'],
  plugins: [
    'stylelint-value-no-unknown-custom-properties',
    'stylelint-no-unsupported-browser-features',
  ],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Features that a browser in package.json's browserslist does not support.
    'plugin/no-unsupported-browser-features': [
      true,
      { ignorePartialSupport: true, ignore: lossless },
    ],
    // Role tokens only: the scale is private to tokens.css. A component may also use properties that it declares.
    [knownProperties]: [true, { importFrom: [tokens, radix] }],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      ['/^(rgb|hsl)a?$/', 'hwb', '/^(ok)?(lab|lch)$/', 'color', 'light-dark'],
      { message: (name: string) => `"${name}()" is a raw colour: name it in styles/tokens.css` },
    ],
    'selector-max-specificity': '0,3,0',
    'selector-max-id': 0,
    'declaration-no-important': true,
    // Rules for the states of an element are ordered on purpose, and layers order the rest.
    'no-descending-specificity': null,
    'selector-class-pattern': null,
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'import-notation': 'string',
    'value-keyword-case': ['lower', { ignoreProperties: [/^--pt-font/] }],
    'property-no-vendor-prefix': [true, { ignoreProperties: [/text-size-adjust$/] }],
  },
  overrides: [
    {
      files: ['packages/**/*.module.css'],
      rules: {
        // Unlayered rules would override all layers.
        'rule-nesting-at-rule-required-list': ['layer'],
        'custom-property-pattern': '^(pt|radix)-',
        'layer-name-pattern': '^patunay\\.(components|patterns)$',
        'at-rule-disallowed-list': ['import'],
        // Durations come from the motion tokens, for consistent motion.
        'declaration-property-value-disallowed-list': {
          '/^(transition|animation)/': ['/\\d(ms|s)\\b/'],
        },
        'selector-class-pattern': [
          '^[a-z][a-zA-Z0-9]*$',
          { message: (name: string) => `"${name}" should be camelCase: it is read as styles.name` },
        ],
      },
    },
    {
      // These animations last a second or more, and their steps have durations of their own.
      files: ['**/{Bill,BillScan,CropComparison}.module.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
    {
      // Reduced motion must override every other rule.
      files: ['packages/ui/src/styles/{reset,scoped}.css'],
      rules: { 'declaration-no-important': null },
    },
    {
      files: [
        'packages/ui/src/styles/tokens.css',
        'packages/ui/src/styles/scale.css',
        // Preset brands contain the raw colours that a bank would set.
        '.storybook/environments/brands.css',
      ],
      rules: {
        [knownProperties]: [true, { importFrom: [scale] }],
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
      },
    },
    {
      // The review page of the screenshot runner has its own colours.
      files: ['packages/visual/**/*.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
} satisfies Config;
