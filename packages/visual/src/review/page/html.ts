/** Markup, which `html` inserts as it is. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const toMarkup = (value: unknown): string => {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(toMarkup).join('');
  return String(value ?? '').replace(/[&<>"]/g, (character) => escapes[character] ?? character);
};

/** Markup from a template: values are escaped, unless they are markup or lists of it. */
export const html = ({ raw }: TemplateStringsArray, ...values: unknown[]): Markup =>
  new Markup(String.raw({ raw }, ...values.map(toMarkup)));

/** The elements of index.html that are more than an `HTMLElement`, by their ids. */
interface Elements {
  mode: HTMLSelectElement;
  keys: HTMLDialogElement;
  views: HTMLFieldSetElement;
  story: HTMLAnchorElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  right: HTMLButtonElement;
  'needs-change': HTMLButtonElement;
  note: HTMLInputElement;
  'whole-group': HTMLInputElement;
  result: HTMLDialogElement;
  'save-decisions': HTMLAnchorElement;
  'decisions-file': HTMLInputElement;
  'zoom-in': HTMLButtonElement;
  'zoom-out': HTMLButtonElement;
}

/** The element with an id of index.html. */
export function $<Id extends string>(
  id: Id,
): Id extends keyof Elements ? Elements[Id] : HTMLElement;
export function $(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element ${id}.`);
  return found;
}

/** The first element within another that index.html has there. */
export function within(id: string, selector: string): Element {
  const found = $(id).querySelector(selector);
  if (!found) throw new Error(`The element ${id} has no ${selector}.`);
  return found;
}

/** Replaces what an element contains. */
export const fill = (element: Element, content: Markup): void => {
  element.innerHTML = content.text;
};

/** The element that an event is for; undefined if it is for the document or the window. */
export const targetOf = ({ target }: Event): Element | undefined =>
  target instanceof Element ? target : undefined;

export const icon = (name: string): Markup =>
  html`<svg aria-hidden="true"><use href="#icon-${name}" /></svg>`;
