import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

const classes: Record<string, string> = {
  hover: 'pseudo-hover',
  active: 'pseudo-active',
  focus: 'pseudo-focus',
  focusVisible: 'pseudo-focus-visible',
};

const pseudoClass = /:(hover|active|focus-visible|focus)(?![\w-])/g;

function standIns(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('.pseudo-')) {
      rule.selectorText = rule.selectorText.replace(
        pseudoClass,
        ':is($&, .pseudo-$1, .pseudo-$1-all *)',
      );
    }
    if ('cssRules' in rule) standIns(rule.cssRules as CSSRuleList);
  }
}

/**
 * Lets a class stand for each state that no script can bring about. The add-on, whose toolbar and parameter
 * use the same classes, rewrites rules only after a story has played, and not at all in a test run:
 * there every such story silently showed, and was tested in, its state at rest.
 */
export function addPseudoClasses() {
  for (const sheet of document.styleSheets) standIns(sheet.cssRules);
}

/** Puts the elements that `parameters.pseudo` names into their states, before the story plays. */
export const withPseudoStates: Decorator = (Story, { canvasElement, parameters }) => {
  useLayoutEffect(() => {
    for (const [state, selectors] of Object.entries(parameters.pseudo ?? {})) {
      for (const selector of [selectors].flat()) {
        if (typeof selector !== 'string') continue;
        for (const element of canvasElement.querySelectorAll(selector)) {
          element.classList.add(classes[state]!);
        }
      }
    }
  });
  return <Story />;
};
