/** Whether the element's text direction is right to left, which also mirrors keys and scrolling. */
export function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
