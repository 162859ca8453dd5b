import { useEffect } from 'react';

/**
 * Warns if the stylesheet is missing, or if a stylesheet of the app sets a custom property that the library does not
 * have. Returns whether an element of the document has the class: those in a shadow root or iframe are not checked.
 */
export function checkStyles(className: string): boolean {
  // oxlint-disable-next-line patunay/no-element-lookup -- any element of the library
  const [element] = document.getElementsByClassName(className);
  if (!element) return false;
  if (getComputedStyle(element).getPropertyValue('--pt-bg-surface') === '') {
    console.warn(
      "@patunay/ui: The stylesheet is missing, so components have no styles. Import '@patunay/ui/styles.css' once, before your own styles.",
    );
    return true;
  }
  for (const { name, place } of findUnknownProperties()) {
    console.warn(
      `@patunay/ui: ${name} has no effect, because the library has no such custom property. It is set in ${place}. The properties of a brand are listed in the README, all others in tokens.css.`,
    );
  }
  return true;
}

/** Declarations outside of the library's layers whose names could only be meant for the library. */
function findUnknownProperties() {
  const known = new Set<string>();
  const declared: { name: string; place: string }[] = [];

  function collect(sheet: CSSStyleSheet, source: string) {
    // Scripts cannot read stylesheets of another origin.
    const rules = attempt(() => sheet.cssRules);
    if (rules) collectRules(rules, sheet.href ?? source);
  }

  function collectRules(rules: CSSRuleList, source: string) {
    for (const rule of rules) {
      if (rule instanceof CSSLayerBlockRule && /^patunay\b/.test(rule.name)) {
        for (const [name] of rule.cssText.matchAll(/--[\w-]+/g)) known.add(name);
      } else if (rule instanceof CSSImportRule) {
        if (rule.styleSheet) collect(rule.styleSheet, source);
      } else {
        if (rule instanceof CSSStyleRule) {
          for (const name of rule.style) {
            if (/^--(brand|pt)(-|$)/.test(name)) {
              declared.push({ name, place: `"${rule.selectorText}" of ${source}` });
            }
          }
        }
        if ('cssRules' in rule) collectRules(rule.cssRules as CSSRuleList, source);
      }
    }
  }

  for (const sheet of document.styleSheets) collect(sheet, 'a style element');
  // Without any, the library's own stylesheet could not be read.
  return known.size === 0 ? [] : declared.filter(({ name }) => !known.has(name));
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const warnedWords = new Set<string>();

/** Warns once per word that a component does not have. TypeScript reports them, too. */
export function checkWords(component: string, replaced: object, english: object) {
  for (const word of Object.keys(replaced)) {
    const path = `${component}.${word}`;
    if (word in english || warnedWords.has(path)) continue;
    warnedWords.add(path);
    console.warn(
      `@patunay/ui: ${path} in the words of a provider has no effect. ${component} has: ${Object.keys(english).join(', ')}.`,
    );
  }
}

let isChecked = false;

/** In development, runs {@link checkStyles} once, when the page has loaded. */
let useStyleCheck: (className: string | undefined) => void = () => {};

/** In development, {@link checkWords}. */
let warnAboutWords: typeof checkWords = () => {};

try {
  // Bundlers replace NODE_ENV, so nothing of this is left in production. Tests often have no stylesheet.
  if (process.env.NODE_ENV === 'development') {
    warnAboutWords = checkWords;
    useStyleCheck = (className) =>
      useEffect(() => {
        const check = () => {
          if (!isChecked && className) isChecked = checkStyles(className);
        };
        if (document.readyState === 'complete') check();
        else addEventListener('load', check, { once: true });
      }, [className]);
  }
} catch {
  // A browser that loads the modules without a bundler has no `process`.
}

export { useStyleCheck, warnAboutWords };
