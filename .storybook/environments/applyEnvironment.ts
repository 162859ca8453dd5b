import { forceColours } from './forcedColours';
import { defaultEnvironment } from './modes';
import type { Environment } from './modes';
import { addPseudoClasses, showState } from './pseudoStates';

/** A media query that always matches, and one that never does. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/**
 * Rewrites a media query so that it matches as it would in the given environment. A page cannot emulate browser or
 * user settings, so we change the conditions in the stylesheets instead.
 */
function queryIn(query: string, { contrast, media, motion, textSize }: Environment) {
  let result = query;
  if (contrast === 'more') result = result.replace('(prefers-contrast: more)', always);
  if (contrast === 'forced') result = result.replace('(forced-colors: active)', always);
  if (media === 'print') result = result.replace(/\bscreen\b/, never).replace(/\bprint\b/, always);
  if (motion === 'reduced') {
    result = result
      .replace('(prefers-reduced-motion: reduce)', always)
      .replace('(prefers-reduced-motion: no-preference)', never);
  }
  // In a media query, `rem` is the user's default font size, not that of the root element: scale the lengths instead.
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
let isAdapted = false;

/** Rewrites the media queries of all stylesheets. Skips this slow walk if there is nothing to change or to restore. */
const adaptSheets = () => {
  const { contrast, media, motion, textSize } = current;
  const isDefault =
    media === 'screen' && [contrast, motion, textSize].every((value) => value === 'normal');
  if (isDefault && !isAdapted) return;
  isAdapted = !isDefault;
  for (const sheet of document.styleSheets) adapt(sheet.cssRules, current);
};

const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => matchMedia(queryIn(query, current));

// For stylesheets that load later, with a lazy chunk or on hot reload.
document.head.addEventListener(
  'load',
  () => {
    addPseudoClasses();
    adaptSheets();
  },
  true,
);

/**
 * Applies the toolbar globals to the page, but the text direction and the state only to `canvas`: docs pages stay left to
 * right, and at rest.
 */
export function applyEnvironment(globals: Partial<Environment>, canvas = document.documentElement) {
  current = { ...defaultEnvironment, ...globals };
  const root = document.documentElement;
  root.dataset.theme = current.theme;
  root.dataset.brand = current.brand;
  root.style.fontSize = current.textSize === 'large' ? '200%' : '';
  canvas.dir = current.direction;
  showState(current.state, canvas);
  forceColours(current.contrast === 'forced');
  adaptSheets();
}
