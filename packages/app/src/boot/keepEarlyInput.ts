/* oxlint-disable patunay/no-element-lookup -- there are no refs before React hydrates the page */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value a field has in the HTML. */
function defaultValueOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/**
 * Sets a field's value so that React notices. React ignores an input event if the value equals the one that it tracks.
 */
function enter(field: Field, value: string) {
  field.value = defaultValueOf(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts files that are dropped on a dropzone into its input. Keeps the browser from opening files dropped elsewhere. */
function keepDrop(event: DragEvent) {
  const { target, dataTransfer } = event;
  if (!dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  const area = target instanceof Element ? target.closest('[role=group]') : null;
  const input = area?.querySelector<HTMLInputElement>('input[type=file]');
  if (event.type === 'drop' && input) input.files = dataTransfer.files;
}

/** React renders in a microtask: wait, so that the next event sees the result of the previous one. */
const rendered = () => Promise.resolve();

/**
 * Records clicks on buttons and radio buttons, and keeps dropped files, until the page is hydrated. Returns a function
 * that reads what was entered in fields, hydrates the page with the given function, then enters it again, reports
 * chosen and dropped files to React, and replays the clicks.
 */
export function keepEarlyInput(root: HTMLElement) {
  const events: MouseEvent[] = [];
  const listening = new AbortController();
  for (const type of ['mousedown', 'click'] as const) {
    root.addEventListener(
      type,
      // Not links, because they work without JavaScript.
      (event) =>
        (event.target as Element).closest('button, input[type=radio]') && events.push(event),
      { capture: true, signal: listening.signal },
    );
  }

  for (const type of ['dragover', 'drop'] as const) {
    root.addEventListener(type, keepDrop, { signal: listening.signal });
  }

  return async function replayAfter(hydrate: () => void) {
    listening.abort();
    // Hydration resets the fields, so read them first.
    const typed = [...root.querySelectorAll<Field>('input:not([type=file]), textarea, select')]
      .map((field) => ({ field, value: field.value }))
      .filter(({ field, value }) => value !== defaultValueOf(field));

    // Chosen before this script ran, so without a recorded click.
    const chosen = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].filter(
      (radio) => !radio.defaultChecked && !events.some(({ target }) => target === radio),
    );

    hydrate();
    for (const radio of chosen) {
      radio.checked = false;
      radio.click();
      await rendered();
    }
    for (const { field, value } of typed) enter(field, value);
    await rendered();
    for (const input of root.querySelectorAll<HTMLInputElement>('input[type=file]')) {
      if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await rendered();
    for (const event of events) {
      // The radio is checked already, and React ignores a click that changes nothing.
      if (event.target instanceof HTMLInputElement) event.target.checked = false;
      event.target?.dispatchEvent(new MouseEvent(event.type, event));
      await rendered();
    }
  };
}
