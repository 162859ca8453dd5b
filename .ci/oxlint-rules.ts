interface Context {
  report: (problem: { node: object; message: string }) => void;
}

/** Creates a rule that reports every node that one of the selectors matches, each with its message. */
const restrict = (messages: Record<string, string>) => ({
  create: (context: Context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (node: object) => context.report({ node, message }),
      ]),
    ),
});

const noElement =
  'The app renders no HTML elements itself: use a component of @patunay/ui, or add one there.';

const internals =
  'Storybook does not document this: use `.storybook/internals`, or the adapter of your tests (CONTRIBUTING.md).';

export default {
  meta: { name: 'patunay' },
  rules: {
    /** A story that opts out of its screenshot or of axe must give a `reason` in the same parameter. */
    'opt-out-reason': restrict({
      "Property[key.name='chromatic'] > ObjectExpression:has(> Property[key.name='disableSnapshot'][value.value=true]):not(:has(> Property[key.name='reason']))":
        "A story without a screenshot needs a reason: add `reason: '…'` beside `disableSnapshot` in `parameters.chromatic`.",
      "Property[key.name='a11y'] > ObjectExpression:has(> Property[key.name=/^(disable|test)$/]):not(:has(> Property[key.name='reason']))":
        "A story that opts out of axe needs a reason: add `reason: '…'` beside `disable` or `test` in `parameters.a11y`.",
    }),

    /** What Storybook does not document changes without notice. Its adapters have tests that say what an update changed. */
    'storybook-internals': restrict({
      ':matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^storybook\\u002finternal|^(@?storybook)\\u002f.*dist\\u002f/]':
        internals,
      'ImportSpecifier[imported.name=/^internal_/]': internals,
      'Identifier[name=/^__STORYBOOK_/]': internals,
      'Literal[value=/__STORYBOOK_/]': internals,
      'TemplateElement[value.raw=/__STORYBOOK_/]': internals,
    }),

    /** The app only composes library components. */
    'no-markup': restrict({
      'JSXOpeningElement > JSXIdentifier[name=/^[a-z]/]': noElement,
      ":matches(CallExpression[callee.name='createElement'], CallExpression[callee.object.name='React'][callee.property.name='createElement']) > Literal.arguments:first-child":
        noElement,
      'JSXAttribute[name.name=/^(style|className|dangerouslySetInnerHTML)$/]':
        'The app has no styles of its own: use a prop of the component in @patunay/ui, or add one there.',
    }),

    /** Components know their elements by refs; a selector also finds those of others, and breaks with the markup. */
    'no-element-lookup': restrict({
      'CallExpression[callee.property.name=/^(querySelector|querySelectorAll|closest|getElementById|getElementsBy\\w+)$/]':
        'Use a ref. Where the element is not one of this component, disable this rule with the reason.',
    }),

    'no-empty-loop': restrict({
      "CallExpression[callee.property.name='all'][callee.object.name!='Promise']":
        'A loop over no elements passes: use `every` of defined.ts, which waits for one.',
    }),

    /** `expect.poll` waits as long as the configuration says. */
    'no-short-wait': restrict({
      "MemberExpression[object.name='vi'][property.name=/^(waitFor|waitUntil)$/]":
        'It waits one second, which is too short on a busy machine: use `expect.poll`.',
    }),

    /** The library also renders into iframes, shadow roots and portals, so elements may belong to other windows. */
    'own-window': restrict({
      "MemberExpression[object.type='Identifier'][object.name='document'][property.name=/^(activeElement|addEventListener|body|createElement|createRange|documentElement|elementFromPoint|elementsFromPoint|getSelection|removeEventListener|visibilityState)$/]":
        'The element may be in another window: use its `ownerDocument`, or `activeElementOf` of `ownerWindow.ts`.',
      "MemberExpression[object.type='Identifier'][object.name='window'][property.name=/^(addEventListener|removeEventListener|scrollBy|scrollTo|getSelection|innerHeight|innerWidth)$/]":
        'The element may be in another window: use its `ownerDocument.defaultView`.',
      "BinaryExpression[operator='instanceof'][right.name=/^(Node|Text|\\w*Element)$/]":
        '`instanceof` is false for elements of another window: check for a property, or use `isHTMLElement` of `ownerWindow.ts`.',
    }),

    /**
     * Live regions interrupt each other, and one that is inserted or changed with the elements around it is often not
     * announced.
     */
    'one-announcer': restrict({
      ":matches(JSXOpeningElement[name.name='output'], JSXAttribute[name.name='aria-live'], JSXAttribute[name.name='role'][value.value=/^(alert|log|marquee|status|timer)$/])":
        'The library has one live region: announce the text with `useAnnounce` of announcer.ts.',
    }),

    'effect-dependencies': restrict({
      'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/][arguments.length=1]':
        'Pass the dependencies: an effect after every render is hard to follow.',
    }),

    /**
     * A list with a class must set its role, because Safari drops the role of lists without bullets. `reset.css`
     * removes the bullets of `[role='list']` only.
     */
    'list-role': restrict({
      "JSXOpeningElement[name.name=/^[uo]l$/]:has(JSXAttribute[name.name='className']):not(:has(JSXAttribute[name.name='role']))":
        'Safari drops the role of a list that is styled without bullets: add `role="list"`, which also removes the bullets.',
    }),
  },
};
