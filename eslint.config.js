import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const a11y = jsxA11y.configs.recommended;

/** A story that opts out of a check must give a reason next to it. */
const optOutNeedsReason = [
  {
    selector:
      "Property[key.name='chromatic'] > ObjectExpression:has(> Property[key.name='disableSnapshot'][value.value=true]):not(:has(> Property[key.name='reason']))",
    message:
      "A story without a picture says why: add `reason: '…'` beside `disableSnapshot` in `parameters.chromatic`.",
  },
  {
    selector:
      "Property[key.name='a11y'] > ObjectExpression:has(> Property[key.name=/^(disable|test)$/]):not(:has(> Property[key.name='reason']))",
    message:
      "A story that is not held to axe says why: add `reason: '…'` beside `disable` or `test` in `parameters.a11y`.",
  },
];

/** The app only composes library components. `title` is the one exception: it sets the document title. */
const noMarkup = [
  {
    selector: "JSXOpeningElement > JSXIdentifier[name=/^[a-z]/][name!='title']",
    message: 'The app has no HTML element of its own: use a component of @patunay/ui, or add one.',
  },
  {
    selector:
      ":matches(CallExpression[callee.name='createElement'], CallExpression[callee.object.name='React'][callee.property.name='createElement']) > Literal.arguments:first-child",
    message: 'The app has no HTML element of its own: use a component of @patunay/ui, or add one.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(style|className|dangerouslySetInnerHTML)$/]',
    message:
      'The app has no looks of its own: use a prop of the component in @patunay/ui, or add one.',
  },
];

/** Safari drops the role of lists without bullets, and `reset.css` removes bullets from lists with a class. */
const listNeedsRole = [
  {
    selector:
      "JSXOpeningElement[name.name=/^[uo]l$/]:has(JSXAttribute[name.name='className']):not(:has(JSXAttribute[name.name='role']))",
    message: 'A list with a class has no bullets, and is none in Safari: spell out `role="list"`.',
  },
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/test-results/', '.cache/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,ts,tsx}'],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'no-implicit-coercion': ['error', { boolean: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // By convention `interface` is for props and `type` for the rest, but either is valid.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    // Only the type-aware rules that find what other checks do not.
    files: [
      'packages/*/{src,e2e}/**/*.{ts,tsx}',
      'packages/*/{scripts,bench}/**/*.js',
      '.{storybook,ci}/**/*.{js,ts,tsx}',
    ],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // Shipped code must run in every browser of package.json's browserslist. (For methods, `lib` in tsconfig.json is
    // the limit.)
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,test-d,stories}.{ts,tsx}'],
    extends: [compat.configs['flat/recommended']],
    settings: { lintAllEsApis: true },
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y, reactHooks.configs.flat.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // Scrollable regions must be reachable by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: ['section'], roles: ['tabpanel', 'region'], allowExpressionValues: true },
      ],
      // Safari drops the roles of lists without bullets and of tables with `display: block`, so set them explicitly.
      'jsx-a11y-x/no-redundant-roles': [
        'error',
        {
          ul: ['list'],
          ol: ['list'],
          table: ['table'],
          thead: ['rowgroup'],
          tbody: ['rowgroup'],
          tr: ['row'],
          td: ['cell'],
          th: ['columnheader', 'rowheader'],
        },
      ],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell'], th: ['columnheader', 'rowheader'] },
      ],
    },
  },
  {
    // Storybook calls decorators inside its own component, so they may use hooks.
    files: ['.storybook/**/*.tsx'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  storybook.configs['flat/recommended'],
  storybook.configs['flat/csf-strict'],
  {
    files: ['**/*.stories.tsx'],
    rules: {
      // Titles follow the sections of the sidebar, which are not folders.
      'storybook/no-title-property-in-meta': 'off',
      // In 10.6 this rule knows only `@storybook/test`, not `storybook/test`; no-floating-promises reports those.
      'storybook/await-interactions': 'off',
      'storybook/meta-satisfies-type': 'error',
      'storybook/hierarchy-separator': 'error',
      'storybook/no-redundant-story-name': 'error',
      'storybook/prefer-pascal-case': 'error',
      'no-restricted-syntax': ['error', ...optOutNeedsReason],
      // The wrong example in Link.stories.tsx is an `a` with a click handler and no `href`.
      'jsx-a11y-x/click-events-have-key-events': 'off',
      'jsx-a11y-x/no-static-element-interactions': 'off',
    },
  },
  {
    files: ['packages/ui/src/**/*.tsx'],
    ignores: ['**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...listNeedsRole] },
  },
  {
    files: ['packages/app/src/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...noMarkup],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // The library's stylesheet is allowed; the app has no CSS of its own.
              group: ['**/*.css', '!@patunay/ui/styles.css'],
              message: 'The app has no CSS of its own: looks belong to @patunay/ui.',
            },
          ],
        },
      ],
    },
  },
);
