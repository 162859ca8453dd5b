/** The system colour that stands in for a token, by the token's name. */
const systemColours: [token: RegExp, colour: string][] = [
  // These keep their colours, like marks on a page, or are translucent.
  [/^--pt-(mark|paper|bg-paper|bg-overlay|brand)/, ''],
  [/^--pt-shadow/, 'none'],
  [/^--pt-focus-ring/, 'Highlight'],
  [/^--pt-bg-selection/, 'Highlight'],
  [/^--pt-fg-disabled/, 'GrayText'],
  [/^--pt-fg-accent/, 'LinkText'],
  [/^--pt-bg/, 'Canvas'],
  [/^--pt-(fg|border)/, 'CanvasText'],
];

/** The names of all tokens, as the page's stylesheets declare them. */
function* tokensIn(rules: CSSRuleList): Generator<string> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield* [...rule.style].filter((name) => /^--pt-/.test(name));
    if ('cssRules' in rule) yield* tokensIn(rule.cssRules as CSSRuleList);
  }
}

/**
 * Gives tokens the system's colours, as forced colours would. Not exact, because only a browser can replace every colour,
 * and keep those of elements with `forced-color-adjust: none`.
 */
export function forceColours(isForced: boolean) {
  const { style } = document.documentElement;
  const set = [...style].filter((name) => /^--pt-/.test(name));
  for (const name of set) style.removeProperty(name);
  if (!isForced) return;
  for (const sheet of document.styleSheets) {
    for (const name of tokensIn(sheet.cssRules)) {
      const [, colour] = systemColours.find(([token]) => token.test(name)) ?? [];
      if (colour) style.setProperty(name, colour);
    }
  }
}
