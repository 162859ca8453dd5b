/** Whether two elements are one Tab stop: a toolbar and the button in it that has focus, or radio buttons of one group. */
function areOneStop(element: HTMLElement, focused: Element) {
  if (element.role === 'toolbar') return element.contains(focused);
  const radios = [element, focused].filter((field) => field.matches('input[type=radio]'));
  const [radio, other] = radios as HTMLInputElement[];
  return Boolean(radio && other && radio.name === other.name && radio.form === other.form);
}

const isShown = (element: HTMLElement) =>
  // jsdom does not have it.
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

/** Whether Shift+Tab would leave the container: no other element before the focused one can be reached with Tab. */
export function isFirstTabStop(focused: Element, container: Element): boolean {
  if (focused === container) return true;
  // oxlint-disable-next-line patunay/no-element-lookup -- The content belongs to whoever opens the dialog.
  for (const element of container.querySelectorAll<HTMLElement>('*')) {
    if (element === focused) return true;
    const isStop = element.tabIndex >= 0 && !element.matches(':disabled') && isShown(element);
    if (isStop && !areOneStop(element, focused)) return false;
  }
  return false;
}
