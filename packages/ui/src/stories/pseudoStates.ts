import { expect, waitFor } from 'storybook/test';

/** What can be pressed. */
export const buttonStates = ['rest', 'hover', 'active', 'focus', 'disabled'] as const;

/** What leads somewhere. */
export const linkStates = ['rest', 'hover', 'active', 'focus'] as const;

/** What can be filled in. */
export const fieldStates = ['rest', 'hover', 'focus', 'disabled'] as const;

const selector = (state: string) => `[data-show=${state}]`;

/** The parameters of a story in which an element shows the state that its `data-show` names. */
export function shownStates(states: readonly string[]) {
  const shown = (...names: string[]) => names.filter((name) => states.includes(name)).map(selector);
  return {
    pseudo: {
      // Who presses points as well.
      hover: shown('hover', 'active'),
      active: shown('active'),
      focusVisible: shown('focus'),
    },
  };
}

/** What readers see of a state. Not the cursor: it is not on paper, on a phone, or in a picture. */
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

/** What an element looks like, with all that it draws inside. Of an icon only the outermost element counts. */
function looksOf(root: Element): string[] {
  return [root, ...root.querySelectorAll(':not(svg *)')].flatMap((element) =>
    [null, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return looks.map((name) => style.getPropertyValue(name)).join('; ');
    }),
  );
}

/** The element at rest that stands closest to one in a state. */
function closestAtRest(element: Element, atRest: string): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const found = around.querySelector(atRest);
    if (found) return found;
  }
  return null;
}

/** Looks while every element is without the state that `parameters.pseudo` gave it. */
async function withoutStates(shown: Element[], look: () => Promise<void>) {
  const classes = shown.map((element) => element.getAttribute('class')!);
  for (const [index, element] of shown.entries()) {
    element.setAttribute('class', classes[index]!.replace(/\bpseudo-[\w-]+/g, ''));
  }
  await look();
  for (const [index, element] of shown.entries()) element.setAttribute('class', classes[index]!);
}

/**
 * Each element that matches one of `selectors` must look different from the closest one that matches `atRest`.
 * Where a pseudo-state is what makes the difference, the two must look the same without it.
 */
export async function expectDifferentLooks(
  canvasElement: HTMLElement,
  atRest: string,
  ...selectors: string[]
) {
  // Seen in test runs: the browser's own pointer lies on the element at rest.
  canvasElement.style.pointerEvents = 'none';
  const shown = [...canvasElement.querySelectorAll('[class*="pseudo-"]')];
  for (const selector of selectors) {
    const elements = [...canvasElement.querySelectorAll(selector)];
    await expect(elements, `elements that match ${selector}`).not.toHaveLength(0);
    for (const element of elements) {
      const rest = closestAtRest(element, atRest);
      if (!rest) throw new Error(`No element at rest (${atRest}) beside ${selector}.`);
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

/** A play that looks at each element that `parameters.pseudo` names, and at each that matches one of `others`. */
export function looksDifferent(atRest = '[data-show=rest]', ...others: string[]) {
  return async ({ canvasElement, parameters }: Shown) => {
    const selectors = new Set([...Object.values(parameters.pseudo ?? {}).flat(), ...others]);
    await expectDifferentLooks(canvasElement, atRest, ...selectors);
  };
}
