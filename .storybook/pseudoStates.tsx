import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

const classes = {
  hover: 'pseudo-hover',
  active: 'pseudo-active',
  focusVisible: 'pseudo-focus-visible',
};

const pseudoClass = /:(hover|active|focus-visible)(?![\w-])/g;

function standIns(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('.pseudo-')) {
      rule.selectorText = rule.selectorText.replace(pseudoClass, ':is($&, .pseudo-$1)');
    }
    if ('cssRules' in rule) standIns(rule.cssRules as CSSRuleList);
  }
}

/** Lets a class stand for each state that no script can bring about. */
export function addPseudoClasses() {
  for (const sheet of document.styleSheets) standIns(sheet.cssRules);
}

/**
 * What `parameters.pseudo` asks for: the class of each state, and the elements that are to have it.
 *
 * @param pseudo one selector or several for each of `hover`, `active` and `focusVisible`; throws on another state
 */
export function pseudoClasses(pseudo: Record<string, string | string[]> = {}) {
  return Object.entries(pseudo).flatMap(([state, selectors]) => {
    if (!(state in classes)) {
      const known = Object.keys(classes).join(', ');
      throw new Error(`parameters.pseudo names ${state}; what can be shown is ${known}.`);
    }
    const name = classes[state as keyof typeof classes];
    return [selectors].flat().map((selector) => ({ name, selector }));
  });
}

/** Puts the elements that `parameters.pseudo` names into their states, before the story plays. */
export const withPseudoStates: Decorator = (Story, { canvasElement, parameters }) => {
  useLayoutEffect(() => {
    for (const { name, selector } of pseudoClasses(parameters.pseudo)) {
      for (const element of canvasElement.querySelectorAll(selector)) element.classList.add(name);
    }
  });
  return <Story />;
};
