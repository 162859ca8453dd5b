/**
 * Whether a key press belongs to an input method that is composing text, such as Escape to discard a candidate. Safari
 * ends the composition before it dispatches the key, which then has the key code 229.
 */
export const isComposing = (event: { isComposing: boolean; keyCode?: number }) =>
  event.isComposing || event.keyCode === 229;
