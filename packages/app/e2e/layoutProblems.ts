/**
 * Runs in the page. Returns its layout problems, one sentence each: horizontal scrolling, clipped text without an
 * ellipsis, and overlapping text.
 */
export function layoutProblems(): string[] {
  const problems: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    problems.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);

  /** An element and those around it, up to the body, which is left out. */
  const upToBody = (element: Element | null): Element[] =>
    element && element !== document.body ? [element, ...upToBody(element.parentElement)] : [];

  /** Visually hidden text is clipped on purpose. */
  const isForScreenReaders = (box: Element) =>
    box.clientWidth <= 1 || getComputedStyle(box).clipPath !== 'none';

  /** The element that clips part of the text; undefined if the rest can be scrolled into view, or has an ellipsis. */
  const cutBy = (rect: DOMRect, element: Element) => {
    for (const box of upToBody(element)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return undefined;
      if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
      const edge = box.getBoundingClientRect();
      const beyond = Math.max(
        rect.right - edge.right,
        edge.left - rect.left,
        // Glyphs are smaller than their rects.
        (rect.bottom - edge.bottom - rect.height / 5) * Number(overflowY !== 'visible'),
        (edge.top - rect.top - rect.height / 5) * Number(overflowY !== 'visible'),
      );
      if (beyond > 1) return box;
    }
    return undefined;
  };

  /**
   * The sticky or fixed box around an element, or the body. Such boxes, for example dialogs, cover other text on
   * purpose.
   */
  const layerOf = (element: Element) => {
    for (const box of upToBody(element)) {
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return box;
    }
    return document.body;
  };

  /** The part of a rect that is not scrolled out of the boxes around its element. */
  const shownPart = (rect: DOMRect, element: Element) => {
    let { left, top, right, bottom } = rect;
    for (const box of upToBody(element)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      const edge = box.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  const texts: { node: Text; rect: DOMRect; layer: Element }[] = [];
  const start = ({ data }: Text) => `"${data.trim().slice(0, 40)}"`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (
      !element ||
      node.data.trim() === '' ||
      element.closest('svg, option, script, style, noscript')
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (upToBody(element).some(isForScreenReaders)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    const cut = rects.find((rect) => cutBy(rect, element));
    if (cut) {
      problems.push(`${start(node)} is cut off`);
      continue;
    }
    const layer = layerOf(element);
    for (const rect of rects) texts.push({ node, rect: shownPart(rect, element), layer });
  }

  texts.forEach(({ node, rect, layer }, index) => {
    const covered = texts.slice(index + 1).find((other) => {
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const height = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      // Boxes of tightly set lines overlap although their glyphs do not.
      const least = Math.min(rect.height, other.rect.height) / 3;
      return other.node !== node && other.layer === layer && width > 2 && height > least;
    });
    if (covered) problems.push(`${start(node)} overlaps ${start(covered.node)}`);
  });
  return problems;
}

/**
 * Runs in the page. Describes the visible elements without text, such as icons, marks and bars, to compare normal
 * with forced colours.
 */
export function visibleMarks(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The browser has no 2D canvas.');
  type Channels = Record<'red' | 'green' | 'blue' | 'alpha', number>;
  const parsed = new Map<string, Channels>();
  /** The RGBA channels of a CSS colour, 0 to 255. */
  const parse = (color: string) => {
    const known = parsed.get(color);
    if (known) return known;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const parts = { red, green, blue, alpha };
    parsed.set(color, parts);
    return parts;
  };
  const backdropOf = (element: Element) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (parse(backgroundColor).alpha > 200) return backgroundColor;
    }
    return 'Canvas';
  };
  const differs = (color: string, backdrop: string) => {
    const { red, green, blue, alpha } = parse(color);
    const behind = parse(backdrop);
    const distances = [red - behind.red, green - behind.green, blue - behind.blue];
    return alpha > 50 && distances.some((distance) => Math.abs(distance) > 24);
  };
  const hasBorder = (style: CSSStyleDeclaration, backdrop: string) =>
    (['Top', 'Right', 'Bottom', 'Left'] as const).some(
      (side) =>
        parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Style`] !== 'none' &&
        differs(style[`border${side}Color`], backdrop),
    ) ||
    (parseFloat(style.outlineWidth) > 0 &&
      style.outlineStyle !== 'none' &&
      differs(style.outlineColor, backdrop));
  const showsItself = (element: Element) => {
    const backdrop = backdropOf(element);
    return [undefined, '::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return false;
      return (
        differs(style.backgroundColor, backdrop) ||
        style.backgroundImage !== 'none' ||
        hasBorder(style, backdrop)
      );
    });
  };
  const shapeShows = (shape: Element, backdrop: string) => {
    const { fill, stroke, strokeWidth } = getComputedStyle(shape);
    const isPainted = (paint: string) => paint.startsWith('url') || differs(paint, backdrop);
    return (
      (fill !== 'none' && isPainted(fill)) ||
      (stroke !== 'none' && parseFloat(strokeWidth) > 0 && isPainted(stroke))
    );
  };
  const shown = (element: Element) => {
    if (!element.matches('svg')) return showsItself(element);
    const backdrop = backdropOf(element);
    const shapes = [
      ...element.querySelectorAll('path, line, circle, rect, polyline, polygon, use, text'),
    ];
    return (
      shapes.some((shape) => shapeShows(shape, backdrop)) || element.querySelector('image') !== null
    );
  };
  // Tooltips come and go by themselves, and elements are compared by their position.
  const elements = document.body.querySelectorAll(':not([data-tooltip], [data-tooltip] *)');
  return [...elements].flatMap((element, index) => {
    const isMark =
      element.matches('svg') || (element.childNodes.length === 0 && !element.closest('svg'));
    if (!isMark || element.matches('script, style, img, input, select, textarea, br, hr'))
      return [];
    const { width, height } = element.getBoundingClientRect();
    // Large elements, such as a dialog's overlay, are not marks.
    if (width < 1 || height < 1 || height > innerHeight / 2) return [];
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (!shown(element)) return [];
    const owner = element.closest('a, button, li, p, h1, h2, h3, td, section, div') ?? element;
    const name = `${element.localName} ${element.getAttribute('class') ?? ''}`.trim();
    return [`${index} ${name} beside "${owner.textContent.trim().slice(0, 30)}"`];
  });
}

/** Runs in the page. Returns the elements that are animated, or scroll smoothly, despite reduced motion. */
export function movingElements(): string[] {
  const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
  const moving = [...document.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, animationDuration, animationName, scrollBehavior } =
      getComputedStyle(element);
    return (
      seconds(transitionDuration) > 0.01 ||
      (animationName !== 'none' && seconds(animationDuration) > 0.01) ||
      scrollBehavior === 'smooth'
    );
  });
  return [
    ...new Set(
      moving.map((element) => `${element.localName} ${element.getAttribute('class') ?? ''}`.trim()),
    ),
  ];
}
