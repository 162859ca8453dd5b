import type { Story } from '../index.ts';
import type { Listener, Wanted } from './window.d.ts';

/** A story, as Storybook describes it. */
type Extracted = Pick<Story, 'id' | 'title' | 'name' | 'parameters' | 'tags' | 'globals'>;

/** The event of Storybook at the end of a story, with what axe found. */
interface StoryFinished {
  storyId: string;
  status: string;
  reporters?: {
    type: string;
    status: string;
    result: {
      violations?: { id: string; help: string; nodes: { html: string }[] }[];
      error?: { message: string };
    };
  }[];
}

/** Runs in the story frame: whether Storybook has started. */
export const hasPreview = () => Boolean(window.__STORYBOOK_PREVIEW__?.ready);

/**
 * Runs in the story frame before any other script: defines `window.renderStory`. Must be self-contained, because
 * Playwright sends its source to the browser.
 */
export function prepareFrame() {
  // Every story starts with the same random numbers and at the same time, except for `performance.now()`, which React
  // needs. Each source of randomness has its own sequence, because Storybook uses one of them, too.
  const seeds = { math: 0, values: 0, uuid: 0 };
  const restartChance = () => Object.assign(seeds, { math: 0, values: 0, uuid: 0 });
  const random = (source: keyof typeof seeds) => {
    const seed = (seeds[source] + 0x6d2b79f5) | 0;
    seeds[source] = seed;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };

  Math.random = () => random('math');
  crypto.getRandomValues = (array) => {
    const bytes = array && new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes?.forEach((_, i) => (bytes[i] = random('values') * 256));
    return array;
  };
  crypto.randomUUID = () => {
    const hex = (length: number) =>
      Array.from({ length }, () => Math.floor(random('uuid') * 16).toString(16)).join('');
    return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  };
  const now = Date.UTC(2026, 0, 15, 12);
  const RealDate = Date;
  window.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
    apply: () => new RealDate(now).toString(),
  });
  RealDate.now = () => now;
  RealDate.prototype.constructor = window.Date;
  const { prototype } = Intl.DateTimeFormat;
  const { formatToParts } = prototype;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
  prototype.formatToParts = function parts(this: Intl.DateTimeFormat, date = now) {
    return formatToParts.call(this, date);
  };
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const own = format?.call(this);
      return (date = now) => own(date);
    },
  });
  const { Temporal } = window;
  if (Temporal) {
    const at = (zone = Temporal.Now.timeZoneId()) =>
      Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
    Object.assign(Temporal.Now, {
      instant: () => at().toInstant(),
      zonedDateTimeISO: at,
      plainDateTimeISO: (zone?: string) => at(zone).toPlainDateTime(),
      plainDateISO: (zone?: string) => at(zone).toPlainDate(),
      plainTimeISO: (zone?: string) => at(zone).toPlainTime(),
    });
  }

  // Disable Storybook's highlighter: it reads the style of every element, which takes a tenth of the run's time.
  let features: object | undefined;
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (value: object) => {
      features = { ...value, highlight: false };
    },
  });

  /** Called once per page load, before the first story. */
  window.prepareStorybook = async () => {
    const preview = window.__STORYBOOK_PREVIEW__;
    await preview.ready();
    // Load all stories, so that their styles are present from the start and in a fixed order.
    await preview.extract();
    // Don't hide the story while it is prepared: on a slow machine its layout effects would measure nothing.
    preview.view.showPreparingStory = () => {};
    preview.view.showMain();
    // Remove what axe and style recalculation would visit: preload links of loaded chunks, and the docs page skeleton.
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove();
    document.querySelector('.sb-preparing-docs')?.replaceChildren();
    // There is no manager to send events to, so don't serialise them.
    window.__STORYBOOK_ADDONS_CHANNEL__.transports.length = 0;
  };

  const frame = () => new Promise<unknown>((done) => requestAnimationFrame(done));
  /** Resolves after the tasks that are already queued, such as those of React's scheduler. */
  const task = () =>
    new Promise<unknown>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(undefined);
    });

  /** Waits for a promise, at most `limit` milliseconds. The timeout error says what was awaited. */
  const waitFor = <Value>(
    name: string | (() => string),
    promise: Promise<Value>,
    limit = 15_000,
  ): Promise<Value> => {
    let timer: ReturnType<typeof setTimeout>;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const text = typeof name === 'string' ? name : name();
        reject(new Error(`waited ${limit / 1000} s for ${text}`));
      }, limit);
    });
    return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
  };

  const firstLine = (text: unknown) => String(text).trim().split('\n', 1).join();

  /** One sentence per violation that axe reports for the story. */
  const violationsOf = (event: StoryFinished, axe: Wanted['axe']): string[] => {
    const reports = (event.reporters ?? []).filter(({ type }) => type === 'a11y');
    if (axe && reports.length === 0) return ['axe did not check it'];
    return reports.flatMap(({ status, result }) => {
      if (status !== 'failed') return [];
      if (!result.violations) return [`axe fails: ${firstLine(result.error?.message)}`];
      return result.violations.map(
        ({ id, help, nodes }) =>
          `axe: ${id} (${help}), ${nodes.length} of its elements, the first ${firstLine(nodes[0]?.html).slice(0, 120)}`,
      );
    });
  };

  /**
   * Shows the story, or switches its mode if it is already shown. When the story has rendered and its play function
   * has finished, resolves to its violations.
   */
  const show = ({ storyId, isShown, toolbar, axe }: Wanted): Promise<string[]> => {
    const rules = Array.isArray(axe) ? axe : undefined;
    const globals = { ...toolbar, a11y: { manual: !axe, rules } };
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const failures: string[] = [];
    let listeners: Record<string, Listener> = {};
    const finished = new Promise<string[]>((resolve, reject) => {
      listeners = {
        // Before it renders, Storybook draws a varying number of random values itself.
        storyRenderPhaseChanged: ({ newPhase }: { newPhase: string }) => {
          if (newPhase === 'rendering') restartChance();
        },
        storyFinished: (event: StoryFinished) => {
          if (event.storyId !== storyId) return;
          const violations = violationsOf(event, axe);
          // Storybook counts a violation as an error, too.
          if (event.status === 'error' && violations.length === 0) {
            reject(new Error('Storybook reports an error without details'));
          }
          resolve(violations);
        },
        storyMissing: () => reject(new Error('no such story in this Storybook')),
        storyThrewException: (error: Error) =>
          failures.push(`it throws: ${firstLine(error.message)}`),
        storyErrored: (error: { title: string }) =>
          failures.push(`it fails: ${firstLine(error.title)}`),
        playFunctionThrewException: (error: Error) =>
          failures.push(`its play function fails: ${firstLine(error.message)}`),
        unhandledErrorsWhilePlaying: (errors: Error[]) =>
          failures.push(`unhandled error while it plays: ${firstLine(errors[0]?.message)}`),
      };
    });
    const entries = Object.entries(listeners);
    for (const [event, listener] of entries) channel.on(event, listener);
    if (isShown) {
      channel.emit('updateGlobals', { globals });
    } else {
      // Set the globals without an event, which would re-render the previous story.
      const { storyStoreValue, currentSelection } = window.__STORYBOOK_PREVIEW__;
      storyStoreValue.userGlobals.update(globals);
      // Selecting a story that is already selected never reaches `storyFinished`.
      if (currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId });
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }
    return waitFor('the story to finish rendering and playing', finished, 60_000).finally(() => {
      for (const [event, listener] of entries) channel.off(event, listener);
      if (failures.length > 0) throw new Error(failures[0]);
    });
  };

  const fontsActive = async () => {
    // Fonts are requested on layout.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  };

  const urlOf = (image: HTMLImageElement) => image.currentSrc || image.getAttribute('src');

  const imagesDecoded = () =>
    Promise.all(
      [...document.images].map(async (image) => {
        image.loading = 'eager';
        while (image.isConnected && urlOf(image)) {
          try {
            await image.decode();
            return;
          } catch {
            // Retry, as a re-render may replace the image or its URL. A broken image ends in a timeout.
            await frame();
          }
        }
      }),
    );

  const undecoded = () =>
    [...document.images]
      .filter((image) => urlOf(image) && image.naturalWidth === 0)
      .map((image) => firstLine(urlOf(image)).slice(0, 120))
      .join(', ');

  /** Finishes animations; one that never ends, even with reduced motion, is an error. */
  const animationsFinished = async () => {
    for (;;) {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      if (running.length === 0) return;
      for (const animation of running) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) {
          const name = animation instanceof CSSAnimation ? animation.animationName : animation.id;
          throw new Error(`its animation ${name} never ends, even with reduced motion`);
        }
        animation.finish();
      }
      await frame();
    }
  };

  /** The bounding box of what the story renders, portals included, in whole CSS pixels of the page. */
  const renderedArea = () => {
    // An element can limit the screenshot to its box.
    const marked = document.querySelector('[data-screenshot]')?.getBoundingClientRect();
    if (marked) return { x: marked.x, y: marked.y, width: marked.width, height: marked.height };
    // In pixels. The margin leaves room for focus rings and shadows.
    const margin = 8;
    const maxHeight = 5_000;
    // A modal dialog locks scrolling, and a taller screenshot would only stretch it: crop to the viewport.
    const crop = document.body.hasAttribute('data-scroll-locked');
    const page = document.documentElement;
    const width = innerWidth;
    const height = crop
      ? innerHeight
      : Math.min(Math.max(page.scrollHeight, innerHeight), maxHeight);
    if (crop || document.body.classList.contains('sb-main-fullscreen')) {
      return { x: 0, y: 0, width, height };
    }
    const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    // A crop is an image that is larger than its frame.
    const isCropped = (shown: Element | Range) =>
      shown instanceof HTMLImageElement &&
      shown.parentElement &&
      getComputedStyle(shown.parentElement).overflow !== 'visible';
    const add = (element: Element | Range) => {
      if (isCropped(element)) return;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return;
      area.left = Math.min(area.left, box.left + scrollX);
      area.top = Math.min(area.top, box.top + scrollY);
      area.right = Math.max(area.right, box.right + scrollX);
      area.bottom = Math.max(area.bottom, box.bottom + scrollY);
    };
    const root = document.querySelector('#storybook-root');
    if (!root) throw new Error('Storybook has no root element');
    const portals = [...document.body.children].filter(
      (element) =>
        !/^(storybook-|sb-)/.test(element.id) &&
        !/(^| )sb-/.test(element.className) &&
        !['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'].includes(element.tagName),
    );
    for (const element of root.querySelectorAll('*')) add(element);
    for (const portal of portals) {
      add(portal);
      for (const element of portal.querySelectorAll('*')) add(element);
    }
    // Text nodes that are children of the root.
    for (const node of root.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      range.selectNode(node);
      add(range);
    }
    const left = Math.max(0, Math.floor(area.left) - margin);
    const top = Math.max(0, Math.floor(area.top) - margin);
    const right = Math.min(width, Math.ceil(area.right) + margin);
    const bottom = Math.min(height, Math.ceil(area.bottom) + margin);
    // A story may render nothing: a closed dialog, for example.
    if (!(right > left && bottom > top)) return { x: 0, y: 0, width: 16, height: 16 };
    return { x: left, y: top, width: right - left, height: bottom - top };
  };

  /** Makes fields read-only, so that they have no caret. In forced colours, `caret-color` has no effect. */
  const hideCarets = (hidden: boolean) => {
    const editable = ':is(input, textarea):not([readonly])';
    for (const field of document.querySelectorAll(hidden ? editable : '[data-caret-hidden]')) {
      field.toggleAttribute('readonly', hidden);
      field.toggleAttribute('data-caret-hidden', hidden);
    }
  };

  /** The media features as the page sees them, to compare with those of the mode. */
  const mediaFound = (): Record<string, unknown> => ({
    width: innerWidth,
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    contrast: matchMedia('(prefers-contrast: more)').matches ? 'more' : 'no-preference',
    forcedColors: matchMedia('(forced-colors: active)').matches ? 'active' : 'none',
    media: matchMedia('print').matches ? 'print' : 'screen',
  });

  /** Waits for the media features of the mode, which the browser emulates meanwhile, but not forever. */
  const mediaApplied = async (wanted: Record<string, unknown>) => {
    const isApplied = () =>
      Object.entries(mediaFound()).every(([name, value]) => value === wanted[name]);
    for (let frames = 0; frames < 100 && !isApplied(); frames += 1) await frame();
  };

  /** Throws if a setting of the mode did not take effect. */
  const assertFound = (found: Record<string, unknown>, wanted: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(found)) {
      if (value !== wanted[name])
        throw new Error(`rendered with ${name} ${String(value)}, expected ${String(wanted[name])}`);
    }
  };

  /** On a busy machine, React may not have rendered yet what a ResizeObserver has reported. */
  const resizesRendered = () => waitFor('a frame', frame().then(task).then(frame).then(task));

  /** Waits until fonts, images and animations no longer change the page. */
  const settle = async (forcedColors?: string) => {
    await waitFor('its fonts to be active', fontsActive());
    const imagesReady = () =>
      waitFor(() => `its images to be decoded (${undecoded()})`, imagesDecoded());
    await imagesReady();
    await waitFor('its animations to finish', animationsFinished());
    hideCarets(forcedColors === 'active');
    document.documentElement.toggleAttribute('data-repaint');
    await resizesRendered();
    // Wait again: an effect may have set the URL of an image meanwhile.
    await imagesReady();
  };

  window.settle = settle;

  /** ASCII characters and non-ASCII words that the page has shown, each with its font family. */
  const shownText = new Set<string>();

  /**
   * Whether the page shows a character in a font family for the first time. Words with non-ASCII characters are compared
   * as a whole, because the font of a character may depend on its neighbours.
   */
  const hasNewText = () => {
    const before = shownText.size;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent: data, parentElement } = texts.currentNode;
      if (!data?.trim() || !parentElement || ['SCRIPT', 'STYLE'].includes(parentElement.tagName))
        continue;
      const { fontFamily } = getComputedStyle(parentElement);
      const parts = /[^\n -~]/.test(data) ? data.split(/\s+/) : data;
      for (const part of parts) shownText.add(`${fontFamily} ${part}`);
    }
    return shownText.size > before;
  };
  window.forgetText = () => shownText.clear();

  /** The scroll positions to keep while the screenshot is taken. */
  let scrolled: ReturnType<typeof positionOf>[] = [];
  const positionOf = (element: Element) => ({
    element,
    left: element.scrollLeft,
    top: element.scrollTop,
  });
  const scrollPositions = () => [
    positionOf(document.scrollingElement ?? document.documentElement),
    ...[...document.body.querySelectorAll('*')]
      .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
      .map(positionOf),
  ];

  // To capture more than the viewport, Chromium resizes the page to 1 × 1 and back. That resets scroll positions, and a
  // story that scrolls something into view at that moment would scroll too far.
  let isTiny = false;
  addEventListener('resize', () => {
    isTiny ||= innerWidth === 1;
    for (const { element, left, top } of scrolled) {
      element.scrollTo({ left, top, behavior: 'instant' });
    }
  });

  /**
   * Whether the page has been laid out at 1 × 1 since the last call. What measures itself, such as a shortened file name,
   * may not have rendered again when the screenshot was taken.
   */
  window.wasTiny = async () => {
    if (!isTiny) return false;
    isTiny = false;
    await resizesRendered();
    return true;
  };

  /** Settles the page once more, and measures it again. */
  window.measure = async (forcedColors) => {
    await settle(forcedColors);
    scrolled = scrollPositions();
    return renderedArea();
  };

  window.renderStory = async (options) => {
    try {
      restartChance();
      scrolled = [];
      scrollTo(0, 0);
      await mediaApplied(options.media);
      const violations = await show(options);
      await settle(options.media.forcedColors);
      assertFound(mediaFound(), options.media);
      assertFound(window.readGlobals?.() ?? {}, options.toolbar);
      scrolled = scrollPositions();
      const clip = renderedArea();
      return { violations, clip, hasNewText: !options.isShown && hasNewText() };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** Runs in the story frame. Returns what the tests need to know about each story, with the parameters named. */
export async function readStories(names: string[]): Promise<Story[]> {
  const preview = window.__STORYBOOK_PREVIEW__;
  await preview.ready();
  const projectA11y = preview.storyStoreValue.projectAnnotations.parameters.a11y ?? {};
  const stories: Extracted[] = Object.values(await preview.extract());
  return stories.map(({ id, title, name, parameters, tags, globals }) => ({
    id,
    title,
    name,
    tags,
    file: parameters.fileName.replace('./', ''),
    globals,
    parameters: Object.fromEntries(names.map((key) => [key, parameters[key]])),
    chromatic: parameters.chromatic ?? {},
    a11y: parameters.a11y ?? {},
    projectA11y,
    test: parameters.test ?? {},
  }));
}
