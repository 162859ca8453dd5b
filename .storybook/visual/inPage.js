/**
 * Runs in the story frame, before anything else does: puts `window.drawStory` there.
 * It has to stand on its own: Playwright sends its text to the browser.
 */
export function prepareFrame() {
  // Nothing drawn may depend on chance: every story starts with the same numbers.
  let seed = 0;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const pause = (time) => new Promise((done) => setTimeout(done, time));

  /** Every wait has a name, and the name is what one reads when it runs out. */
  const waitFor = async (name, promise, limit) => {
    let timer;
    const tooLong = new Promise((_, reject) => {
      timer = setTimeout(() => {
        const text = typeof name === 'string' ? name : name();
        reject(new Error(`waited ${limit / 1000} s for ${text}`));
      }, limit);
    });
    try {
      return await Promise.race([promise, tooLong]);
    } finally {
      clearTimeout(timer);
    }
  };

  const firstLine = (text) => String(text).trim().split('\n')[0];

  /** Shows the story, and resolves when it was rendered and its play function is through. */
  const show = (storyId, limit) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const complaints = [];
    const listeners = {
      storyThrewException: (error) => complaints.push(`it throws: ${firstLine(error.message)}`),
      storyErrored: (error) => complaints.push(`it fails: ${firstLine(error.title)}`),
      playFunctionThrewException: (error) =>
        complaints.push(`its play function fails: ${firstLine(error.message)}`),
      unhandledErrorsWhilePlaying: (errors) =>
        complaints.push(`an error goes unhandled while it plays: ${firstLine(errors[0]?.message)}`),
    };
    let stop;
    const finished = new Promise((resolve, reject) => {
      const onFinished = (event) => {
        if (event.storyId !== storyId) return;
        if (complaints.length > 0) reject(new Error(complaints[0]));
        else if (event.status === 'error') reject(new Error('it finishes with an error'));
        else resolve();
      };
      const onMissing = () => reject(new Error('Storybook does not find it'));
      channel.on('storyFinished', onFinished);
      channel.on('storyMissing', onMissing);
      for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
      stop = () => {
        channel.off('storyFinished', onFinished);
        channel.off('storyMissing', onMissing);
        for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      };
    });
    finished.catch(() => {});
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    return waitFor('the story to finish rendering and playing', finished, limit)
      .catch((error) => {
        throw complaints.length > 0 ? new Error(complaints[0]) : error;
      })
      .finally(stop);
  };

  const fontsActive = async () => {
    // Layout is what asks for fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  };

  const addressOf = (image) => image.currentSrc || image.getAttribute('src');

  const imagesDecoded = () =>
    Promise.all(
      [...document.images].map(async (image) => {
        image.loading = 'eager';
        while (image.isConnected && addressOf(image)) {
          try {
            await image.decode();
            return;
          } catch {
            // It gets another address, or something else comes in its place; otherwise the wait runs out.
            await frame();
          }
        }
      }),
    );

  const undecoded = () =>
    [...document.images]
      .filter((image) => addressOf(image) && image.naturalWidth === 0)
      .map((image) => firstLine(addressOf(image)).slice(0, 120))
      .join(', ');

  /** Animations are moved to their end; one that has none, even for who wants less motion, is a fault. */
  const animationsFinished = async () => {
    for (;;) {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      if (running.length === 0) return;
      for (const animation of running) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) {
          const name = animation.animationName ?? animation.id;
          throw new Error(`its animation ${name} never ends, even with reduced motion`);
        }
        animation.finish();
      }
      await frame();
    }
  };

  /** What the story draws, portals included, in whole CSS pixels of the page. */
  const drawnArea = ({ margin, tallest, cropToViewport }) => {
    // Behind a modal dialog the page does not scroll; a taller frame would only stretch the dialog.
    const crop = cropToViewport || document.body.hasAttribute('data-scroll-locked');
    const page = document.documentElement;
    const width = innerWidth;
    const height = crop ? innerHeight : Math.min(Math.max(page.scrollHeight, innerHeight), tallest);
    if (crop || document.body.classList.contains('sb-main-fullscreen')) {
      return { x: 0, y: 0, width, height };
    }
    const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    const add = (element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return;
      area.left = Math.min(area.left, box.left + scrollX);
      area.top = Math.min(area.top, box.top + scrollY);
      area.right = Math.max(area.right, box.right + scrollX);
      area.bottom = Math.max(area.bottom, box.bottom + scrollY);
    };
    const root = document.querySelector('#storybook-root');
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
    // Text of its own, without an element around it.
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
    // Nothing at all is a picture too: that of a closed dialog, say.
    if (!(right > left && bottom > top)) return { x: 0, y: 0, width: 16, height: 16 };
    return { x: left, y: top, width: right - left, height: bottom - top };
  };

  window.drawStory = async ({ storyId, mode, limits, margin, tallest, delay, cropToViewport }) => {
    try {
      seed = 0;
      scrollTo(0, 0);
      await show(storyId, limits.story);
      await waitFor('its fonts to be active', fontsActive(), limits.fonts);
      const imagesReady = () =>
        waitFor(() => `its images to be decoded (${undecoded()})`, imagesDecoded(), limits.images);
      await imagesReady();
      await waitFor('its animations to finish', animationsFinished(), limits.animations);
      if (delay) await pause(delay);
      document.documentElement.toggleAttribute('data-painted-anew');
      await waitFor('a frame', frame().then(frame), limits.frame);
      // An effect may have given an image its address since.
      await imagesReady();
      const { theme } = document.documentElement.dataset;
      if (theme !== mode.theme || innerWidth !== mode.width) {
        throw new Error(
          `it is drawn ${theme} and ${innerWidth} px wide, not ${mode.theme} and ${mode.width} px`,
        );
      }
      return { clip: drawnArea({ margin, tallest, cropToViewport }) };
    } catch (error) {
      return { error: error.message };
    }
  };
}

/** Runs in the story frame: what the pictures need to know of each story. */
export async function readStories() {
  const preview = window.__STORYBOOK_PREVIEW__;
  await preview.ready();
  const stories = await preview.extract();
  return Object.values(stories).map(({ id, title, name, parameters }) => ({
    id,
    title,
    name,
    chromatic: parameters.chromatic ?? {},
  }));
}

/**
 * Runs in a blank page: compares two pictures pixel by pixel and draws the difference.
 * A channel may differ by `tolerance`, of 255.
 */
export async function comparePictures({ expected, actual, tolerance }) {
  const decode = async (base64) => {
    const response = await fetch(`data:image/png;base64,${base64}`);
    return createImageBitmap(await response.blob());
  };
  const before = await decode(expected);
  const after = await decode(actual);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const pixels = (bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    });
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height);
  };
  const a = pixels(before);
  const b = pixels(after);
  const difference = new ImageData(width, height);
  const box = { left: width, top: height, right: -1, bottom: -1 };
  let count = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const distance = Math.max(
      Math.abs(a.data[i] - b.data[i]),
      Math.abs(a.data[i + 1] - b.data[i + 1]),
      Math.abs(a.data[i + 2] - b.data[i + 2]),
      Math.abs(a.data[i + 3] - b.data[i + 3]),
    );
    if (distance > tolerance) {
      count += 1;
      const x = (i / 4) % width;
      const y = Math.floor(i / 4 / width);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      difference.data.set([230, 0, 60, 255], i);
    } else {
      const grey = 255 - (255 - (a.data[i] + a.data[i + 1] + a.data[i + 2]) / 3) / 4;
      difference.data.set([grey, grey, grey, 255], i);
    }
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d').putImageData(difference, 0, 0);
  const blob = await canvas.convertToBlob();
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let i = 0; i < bytes.length; i += 8192) {
    binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
  }
  return {
    count,
    share: count / (width * height),
    box: {
      x: box.left,
      y: box.top,
      width: box.right - box.left + 1,
      height: box.bottom - box.top + 1,
    },
    sizes: [before.width, before.height, after.width, after.height],
    picture: btoa(binary),
  };
}
