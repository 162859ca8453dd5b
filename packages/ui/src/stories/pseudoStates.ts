import { expect, waitFor } from 'storybook/test';

export const buttonStates = ['rest', 'hover', 'active', 'focus', 'disabled'] as const;

export const linkStates = ['rest', 'hover', 'active', 'focus'] as const;

export const fieldStates = ['rest', 'hover', 'focus', 'disabled'] as const;

const selector = (state: string) => `[data-show=${state}]`;

/** Story parameters that force the state named in an element's `data-show`. */
export function shownStates(states: readonly string[]) {
  const shown = (...names: string[]) => names.filter((name) => states.includes(name)).map(selector);
  return {
    pseudo: {
      // An active element is also hovered.
      hover: shown('hover', 'active'),
      active: shown('active'),
      focusVisible: shown('focus'),
    },
  };
}

/** The CSS properties to compare. Without `cursor`, which phones, print and screenshots do not show. */
const looks = [
  'color',
  'background-color',
  'border-color',
  'border-style',
  'outline',
  'box-shadow',
  'text-decoration',
  'opacity',
];

/** The computed styles of an element and its descendants. Descendants of an `svg` are excluded. */
function looksOf(root: Element): string[] {
  return [root, ...root.querySelectorAll(':not(svg *)')].flatMap((element) =>
    [null, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return looks.map((name) => style.getPropertyValue(name)).join('; ');
    }),
  );
}

/** The nearest element in its default state, for comparison. */
function closestAtRest(element: Element, atRest: string): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const found = around.querySelector(atRest);
    if (found) return found;
  }
  return null;
}

/** Calls `look` while the pseudo-state classes are removed. */
async function withoutStates(shown: Element[], look: () => Promise<void>) {
  const classes = shown.map((element) => element.getAttribute('class')!);
  for (const [index, element] of shown.entries()) {
    element.setAttribute('class', classes[index]!.replace(/\bpseudo-[\w-]+/g, ''));
  }
  try {
    await look();
  } finally {
    for (const [index, element] of shown.entries()) element.setAttribute('class', classes[index]!);
  }
}

/**
 * Expects elements in a state to look different from the closest element in its default state. An element with a
 * pseudo-state class must also look the same as that element once the class is removed.
 */
export async function expectDifferentLooks(
  canvasElement: HTMLElement,
  atRest: string,
  ...selectors: string[]
) {
  // In test runs the real pointer may hover the element in its default state.
  canvasElement.style.pointerEvents = 'none';
  const shown = [...canvasElement.querySelectorAll('[class*="pseudo-"]')];
  for (const selector of selectors) {
    const elements = [...canvasElement.querySelectorAll(selector)];
    await expect(elements, `elements that match ${selector}`).not.toHaveLength(0);
    for (const element of elements) {
      const rest = closestAtRest(element, atRest);
      if (!rest)
        throw new Error(`There is no element in its default state (${atRest}) near ${selector}.`);
      const within = shown.filter((other) => element.contains(other));
      if (within.length > 0) {
        const message = `not comparable: ${selector}, without its state, and ${atRest}`;
        await withoutStates(within, () =>
          waitFor(() => expect(looksOf(element), message).toEqual(looksOf(rest))),
        );
      }
      await waitFor(() =>
        expect(looksOf(element), `${selector} beside ${atRest}`).not.toEqual(looksOf(rest)),
      );
      await expect(looksOf(element), `parts of ${selector}`).toHaveLength(looksOf(rest).length);
    }
  }
  canvasElement.style.pointerEvents = '';
}

interface Shown {
  canvasElement: HTMLElement;
  parameters: { pseudo?: Record<string, string | string[]> };
}

/** Returns a play function that checks all elements in `parameters.pseudo` and all matches of `others`. */
export function looksDifferent(atRest = '[data-show=rest]', ...others: string[]) {
  return async ({ canvasElement, parameters }: Shown) => {
    const selectors = new Set([...Object.values(parameters.pseudo ?? {}).flat(), ...others]);
    await expectDifferentLooks(canvasElement, atRest, ...selectors);
  };
}
