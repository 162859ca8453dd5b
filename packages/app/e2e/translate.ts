/**
 * Runs in the page. Translates it as browsers do: replaces each text node with `font` elements, including text that is added
 * later. React keeps references to text nodes that have siblings. It throws when it removes a replaced one or inserts
 * before it, and updates of its text are lost.
 */
export function translate() {
  const translateText = (text: Text) => {
    const ignored = 'font, script, style, svg, textarea, [translate=no]';
    if (text.data.trim() === '' || text.parentElement?.closest(ignored)) return;
    const [font, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(`«${text.data}»`);
    font.append(inner);
    text.replaceWith(font);
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  translateIn(document.body);
  new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) addedNodes.forEach(translateIn);
  }).observe(document.body, { subtree: true, childList: true });
}

/**
 * Runs in the page. The text nodes that React keeps references to, each with its siblings. Text that is its element's only child is none
 * of them: React sets the element's `textContent`. Not a public API, like the check in `untilInteractive`.
 */
export function heldTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const held: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() === '') continue;
    const isHeld = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    if (isHeld && text.parentElement) held.push(text.parentElement.outerHTML.slice(0, 200));
  }
  return held;
}

/** Runs in the page. Presses every button, tab and radio of the page or its open dialog twice, also those that appear meanwhile. */
export async function pressAll() {
  const pressed = new Set<HTMLElement>();
  const nextControl = () => {
    const scope = document.querySelector('[role=dialog]') ?? document.body;
    const controls = scope.querySelectorAll<HTMLElement>('button:enabled, input[type=radio]');
    return [...controls].find((control) => !pressed.has(control) && control.checkVisibility());
  };
  // Hidden windows, such as those of WebKit under automation, may draw no frames.
  const nextFrame = () =>
    new Promise((done) => {
      requestAnimationFrame(done);
      setTimeout(done, 100);
    });
  for (let control = nextControl(); control && pressed.size < 100; control = nextControl()) {
    pressed.add(control);
    for (let times = 0; times < 2; times += 1) {
      control.click();
      await nextFrame();
    }
  }
  return pressed.size;
}
