type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value a field has in the HTML. */
function defaultValueOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** Sets a value so that React notices: it ignores an input event whose value it has already seen. */
function enter(field: Field, value: string) {
  field.value = defaultValueOf(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Keeps what is typed and clicked before hydration. Call the returned function right before hydrating,
 * and the one that it returns right after, to replay everything.
 */
export function keepEarlyInput(root: HTMLElement) {
  const events: MouseEvent[] = [];
  const listening = new AbortController();
  for (const type of ['mousedown', 'click'] as const) {
    root.addEventListener(
      type,
      // Links work without a script, and everything else that reacts to a click is a button.
      (event) => (event.target as Element).closest('button') && events.push(event),
      { capture: true, signal: listening.signal },
    );
  }

  return function stop() {
    listening.abort();
    const typed = [...root.querySelectorAll<Field>('input:not([type=file]), textarea, select')]
      .map((field) => ({ field, value: field.value }))
      .filter(({ field, value }) => value !== defaultValueOf(field));

    return async function replay() {
      for (const { field, value } of typed) enter(field, value);
      for (const event of events) {
        event.target!.dispatchEvent(new MouseEvent(event.type, event));
        // React renders in a microtask, so that the next click meets what this one has changed.
        await Promise.resolve();
      }
    };
  };
}
