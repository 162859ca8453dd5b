import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { Environment } from './modes';

const classes = {
  hover: 'pseudo-hover',
  active: 'pseudo-active',
  focusVisible: 'pseudo-focus-visible',
};

const pseudoClass = /:(hover|active|visited|focus-visible)(?![\w-])/g;

/** What a state of the toolbar applies to: everything, except for these. */
const able: Record<string, string> = {
  'focus-visible':
    ':is(a[href], summary, [tabindex], :is(button, input, select, textarea):enabled)',
  visited: 'a[href]',
};

/** Also matches a class, and everything in a canvas with the toolbar's state. `:where` keeps the specificity. */
const standIn = (selector: string, name: string) =>
  `:is(${selector}, .pseudo-${name}, :where([data-pseudo='${name}'] ${able[name] ?? '*'}))`;

function standIns(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('.pseudo-')) {
      rule.selectorText = rule.selectorText.replace(pseudoClass, standIn);
    }
    if ('cssRules' in rule) standIns(rule.cssRules as CSSRuleList);
  }
}

const done = new WeakSet<CSSStyleSheet>();

/**
 * Makes rules for `:hover`, `:active`, `:visited` and `:focus-visible`, which scripts cannot set, also apply to a class,
 * and to what `showState` shows.
 */
export function addPseudoClasses() {
  for (const sheet of document.styleSheets) {
    if (!done.has(sheet)) standIns(sheet.cssRules);
    done.add(sheet);
  }
}

const pseudoOf: Partial<Record<Environment['state'], string>> = { focus: 'focus-visible' };

/** Shows everything in an element in the toolbar's state. */
export function showState(state: Environment['state'], canvas: HTMLElement) {
  canvas.dataset.pseudo = pseudoOf[state] ?? state;
}

/**
 * Resolves `parameters.pseudo` to class names, each with a selector for the elements that get it.
 *
 * @param pseudo one or more selectors for `hover`, `active` and `focusVisible`; any other state throws
 */
export function pseudoClasses(pseudo: Record<string, string | string[]> = {}) {
  return Object.entries(pseudo).flatMap(([state, selectors]) => {
    if (!(state in classes)) {
      const known = Object.keys(classes).join(', ');
      throw new Error(`parameters.pseudo does not support ${state}; supported are ${known}.`);
    }
    const name = classes[state as keyof typeof classes];
    return [selectors].flat().map((selector) => ({ name, selector }));
  });
}

/** Applies `parameters.pseudo` before the story plays. */
export const withPseudoStates: Decorator = (Story, { canvasElement, parameters }) => {
  useLayoutEffect(() => {
    for (const { name, selector } of pseudoClasses(parameters.pseudo)) {
      for (const element of canvasElement.querySelectorAll(selector)) element.classList.add(name);
    }
  });
  return <Story />;
};
