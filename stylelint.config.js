import { resolve } from 'node:path';

const styles = resolve(import.meta.dirname, 'packages/ui/src/styles');
const tokens = resolve(styles, 'tokens.css');
const scale = resolve(styles, 'scale.css');

const knownProperties = 'csstools/value-no-unknown-custom-properties';

/** Set by Radix on the elements themselves, while they are on the page. */
const radix = {
  customProperties: Object.fromEntries(
    [
      '--radix-accordion-content-height',
      '--radix-accordion-content-width',
      '--radix-toast-swipe-end-x',
      '--radix-toast-swipe-end-y',
      '--radix-toast-swipe-move-x',
      '--radix-toast-swipe-move-y',
    ].map((name) => [name, '0px']),
  ),
};

/** What a browser may lack, because nobody misses it there. */
const lossless = [
  // A pointer's shape: phones have no pointer.
  'css3-cursors',
  'css3-cursors-grab',
  // Keeps two fingers from zooming the window: computers have none, and phones know the values used.
  'css-touch-action',
  // Saves work that is out of sight.
  'css-content-visibility',
  // The looks of a scroll bar, of selected text, and of a corner to drag.
  'css-scrollbar',
  'css-selection',
  'css-resize',
  // Keeps phones from enlarging text; computers do not.
  'text-size-adjust',
];

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['**/dist/**'],
  extends: ['stylelint-config-standard'],
  plugins: [
    'stylelint-value-no-unknown-custom-properties',
    'stylelint-no-unsupported-browser-features',
  ],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // What a browser of package.json's browserslist does not know.
    'plugin/no-unsupported-browser-features': [
      true,
      { ignorePartialSupport: true, ignore: lossless },
    ],
    // Role tokens only: the scale is private to tokens.css. A component may use what it declares itself.
    [knownProperties]: [true, { importFrom: [tokens, radix] }],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      ['/^(rgb|hsl)a?$/', 'hwb', '/^(ok)?(lab|lch)$/', 'color', 'light-dark'],
      { message: (name) => `"${name}()" is a raw colour: name it in styles/tokens.css` },
    ],
    'selector-max-specificity': '0,3,0',
    'selector-max-id': 0,
    'declaration-no-important': true,
    // Order between the states of one element is meant, and layers settle the rest.
    'no-descending-specificity': null,
    'selector-class-pattern': null,
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'import-notation': 'string',
    'value-keyword-case': ['lower', { ignoreProperties: [/^--font/] }],
    'property-no-vendor-prefix': [true, { ignoreProperties: [/text-size-adjust$/] }],
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      plugins: ['./.ci/stylelint-in-layer.js'],
      rules: {
        'patunay/in-layer': ['components', 'patterns', 'screens'],
        'selector-class-pattern': [
          '^[a-z][a-zA-Z0-9]*$',
          { message: (name) => `"${name}" should be camelCase: it is read as styles.name` },
        ],
      },
    },
    {
      // Reduced motion wins over every rule there is: that is what it is for.
      files: ['packages/ui/src/styles/reset.css'],
      rules: { 'declaration-no-important': null },
    },
    {
      files: ['packages/ui/src/styles/tokens.css', 'packages/ui/src/styles/scale.css'],
      rules: {
        [knownProperties]: [true, { importFrom: [scale] }],
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
      },
    },
  ],
};
