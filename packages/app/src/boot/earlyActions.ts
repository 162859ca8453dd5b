type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field shows before anybody touched it. */
function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** Enters a value again, so that React hears of it: it passes over a value that it finds in place. */
function enter(field: Field, value: string) {
  field.value = initialValue(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What was done on a page before React had it. */
export interface EarlyActions {
  /** Ends the keeping: React is about to take over. */
  stop: () => void;
  /** Repeats all that was kept, what was entered before what was pressed. */
  repeat: () => void;
}

/**
 * Keeps what a person does on a prerendered page whose code is still on the way: React knows nothing of it.
 * On a page that is drawn anew there is nothing left to repeat it on.
 */
export function keepEarlyActions(root: HTMLElement): EarlyActions {
  const pressed: HTMLButtonElement[] = [];
  let entered: { field: Field; value: string }[] = [];
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed.push(button);
  };
  root.addEventListener('click', keep, { capture: true });

  return {
    stop() {
      root.removeEventListener('click', keep, { capture: true });
      entered = [...root.querySelectorAll<Field>('input:not([type=file]), textarea, select')]
        .map((field) => ({ field, value: field.value }))
        .filter(({ field, value }) => value !== initialValue(field));
    },
    repeat() {
      for (const { field, value } of entered) enter(field, value);
      for (const button of pressed) {
        // Radix's tabs open as the mouse goes down, and do nothing on a click.
        button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
        button.click();
      }
    },
  };
}
