/** Whether text within the element runs from right to left, and with it the keys and the scrolling. */
export function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
