import { defaultEnvironment } from './modes';
import type { Environment } from './modes';

/** A condition that is always true, and one that never is. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/**
 * A media query as it would match in the environment. A page cannot emulate what only the browser or the user
 * sets, so the conditions of the shipped stylesheet are changed instead.
 */
function queryIn(query: string, { contrast, motion, textSize }: Environment) {
  let result = query;
  if (contrast === 'more') result = result.replace('(prefers-contrast: more)', always);
  if (motion === 'reduced') {
    result = result
      .replace('(prefers-reduced-motion: reduce)', always)
      .replace('(prefers-reduced-motion: no-preference)', never);
  }
  // The user's text size, which `rem` stands for in a media query; the size of the root element is not.
  if (textSize === 'large') {
    result = result.replace(/([\d.]+)rem/g, (_, length) => `${Number(length) * 2}rem`);
  }
  return result;
}

const original = new WeakMap<CSSMediaRule, string>();

function adapt(rules: CSSRuleList, environment: Environment) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = original.get(rule) ?? rule.media.mediaText;
      original.set(rule, query);
      const adapted = queryIn(query, environment);
      if (rule.media.mediaText !== adapted) rule.media.mediaText = adapted;
    }
    if ('cssRules' in rule) adapt(rule.cssRules as CSSRuleList, environment);
  }
}

let current = defaultEnvironment;
const adaptSheets = () => {
  for (const sheet of document.styleSheets) adapt(sheet.cssRules, current);
};

const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => matchMedia(queryIn(query, current));

// Styles that arrive later, with a lazily loaded chunk or an edited file.
document.head.addEventListener('load', adaptSheets, true);

/** Applies what the toolbar says to the page. On a docs page the text around the stories keeps its direction. */
export function applyEnvironment(
  globals: Partial<Environment>,
  { canvas = document.documentElement }: { canvas?: HTMLElement } = {},
) {
  current = { ...defaultEnvironment, ...globals };
  const root = document.documentElement;
  root.dataset.theme = current.theme;
  root.dataset.brand = current.brand;
  root.style.fontSize = current.textSize === 'large' ? '200%' : '';
  canvas.dir = current.direction;
  adaptSheets();
}
