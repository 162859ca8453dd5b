/** Markup, which `html` inserts as it is. */
class Markup {
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const toMarkup = (value) => {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(toMarkup).join('');
  return String(value ?? '').replace(/[&<>"]/g, (character) => escapes[character]);
};

/**
 * Markup from a template: values are escaped, unless they are markup or lists of it.
 *
 * @returns {any} a `Markup`, which the DOM takes as a string
 */
export const html = ({ raw }, ...values) =>
  new Markup(String.raw({ raw }, ...values.map(toMarkup)));

/**
 * The element with an id of index.html.
 *
 * @returns {any}
 */
export const $ = (id) => document.getElementById(id);

export const icon = (name) => html`<svg aria-hidden="true"><use href="#icon-${name}" /></svg>`;
