interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Runs in the page. Returns what large text takes away, one sentence each, beyond `layoutProblems`: shortened text and
 * broken words, clipped controls, text outside its control, and controls over text or each other.
 */
export function largeTextProblems(): string[] {
  const problems = new Set<string>();
  const page = document.documentElement;
  const name = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName} "${text.trim().slice(0, 40)}"`;
  };
  const withAncestors = (element: Element) => {
    const all: Element[] = [];
    for (let box: Element | null = element; box; box = box.parentElement) all.push(box);
    return all;
  };
  const isForScreenReaders = (box: Element) =>
    box.clientWidth === 1 || getComputedStyle(box).clipPath !== 'none';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !withAncestors(element).some(isForScreenReaders);
  const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflow);
  const clips = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflow);

  /** The width by which a control is cut off, which scrolling cannot show. */
  const clippedWidth = (control: Element) => {
    const box = withAncestors(control)
      .slice(1)
      .find((box) => box === page || scrolls(box) || clips(box));
    if (box && box !== page && scrolls(box)) return 0;
    const edge =
      !box || box === page ? { left: 0, right: page.clientWidth } : box.getBoundingClientRect();
    const { left, right } = control.getBoundingClientRect();
    return Math.max(edge.left - left, right - edge.right);
  };

  /** The part of an element, or of a rect in it, that is neither clipped nor scrolled out of view. */
  const visible = (element: Element, rect: Box = element.getBoundingClientRect()) => {
    let { left, top, right, bottom } = rect;
    for (const box of withAncestors(element).slice(1, -1)) {
      if (!scrolls(box) && !clips(box)) continue;
      const edge = box.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, right, bottom };
  };
  const overlap = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

  /** Sticky and fixed boxes cover others on purpose. */
  const layerOf = (element: Element) =>
    withAncestors(element).find((box) =>
      ['fixed', 'sticky'].includes(getComputedStyle(box).position),
    );

  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=radio], [type=file]), select, textarea, summary',
    ),
  ].filter(
    (element) =>
      // Not the marks on a document's page, which lie over its text on purpose.
      (element.tabIndex >= 0 || element.closest('[role=toolbar]')) &&
      element.getClientRects().length > 0 &&
      isShown(element),
  );
  const placed = controls.map((control) => ({
    control,
    box: visible(control),
    layer: layerOf(control),
  }));
  placed.forEach(({ control, box, layer }, index) => {
    const clipped = clippedWidth(control);
    if (clipped > 1) problems.add(`${name(control)} is clipped by ${Math.round(clipped)} px`);
    for (const other of placed.slice(index + 1)) {
      if (!overlap(box, other.box) || layer !== other.layer) continue;
      if (control.contains(other.control)) continue;
      const isInField =
        control.matches('input') && control.parentElement === other.control.parentElement;
      if (!isInField) problems.add(`${name(control)} overlaps ${name(other.control)}`);
    }
  });

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!element || node.data.trim() === '' || !isShown(element)) continue;
    if (element.closest('svg, option, script, style, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const boxes = withAncestors(element);

    const shortened = boxes.find((box) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(box);
      return (
        (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth) ||
        (webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + 2)
      );
    });
    if (shortened) problems.add(`${name(shortened)} is shortened`);

    // Identifiers in code may break anywhere.
    const words = element.closest('code')
      ? []
      : node.data.matchAll(/(?<![^\s-])[^\s-]{2,14}(?![^\s-])/g);
    for (const { index, 0: word } of words) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) problems.add(`"${word}" is broken in ${name(element)}`);
    }

    const seen = rects.map((rect) => visible(element, rect));
    const layer = layerOf(element);
    const covered = placed.find(
      ({ control, box, layer: other }) =>
        seen.some((part) => overlap(part, box)) &&
        layer === other &&
        !element.contains(control) &&
        !control.contains(element) &&
        element.closest('label')?.control !== control,
    );
    if (covered) problems.add(`text of ${name(element)} overlaps ${name(covered.control)}`);

    const control = controls.find((one) => one.contains(element));
    if (!control || getComputedStyle(control).display === 'inline') continue;
    const edge = control.getBoundingClientRect();
    const sticksOut = ({ left, top, right, bottom, height }: DOMRect) =>
      left < edge.left - 1 ||
      right > edge.right + 1 ||
      // Glyphs are smaller than their rects.
      top + height / 5 < edge.top ||
      bottom - height / 5 > edge.bottom;
    if (rects.some(sticksOut)) problems.add(`text sticks out of ${name(control)}`);
  }

  // The text of a select has no rect. It wraps between words.
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('The browser has no 2D canvas.');
  for (const select of document.querySelectorAll('select')) {
    if (!isShown(select)) continue;
    const { font, paddingLeft, paddingRight, whiteSpace } = getComputedStyle(select);
    canvas.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const text = select.selectedOptions[0]?.text ?? '';
    const lines = whiteSpace === 'normal' ? text.split(' ') : [text];
    if (lines.some((line) => canvas.measureText(line).width > room + 1))
      problems.add(`"${text}" is cut off in its select`);
  }
  return [...problems];
}

/** Runs in the page. The share of the viewport's height that sticky and fixed bars cover. */
export function coveredShare(): number {
  const isBar = (box: Element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(box).position) &&
    // Not a column of the page.
    box.clientHeight < innerHeight / 2;
  const isCovered = (y: number) => {
    let box = document.elementFromPoint(innerWidth / 2, y);
    while (box && !isBar(box)) box = box.parentElement;
    return box !== null;
  };
  const points = Array.from({ length: 25 }, (_, index) => ((index + 0.5) / 25) * innerHeight);
  return points.filter(isCovered).length / points.length;
}
