import { addons } from 'storybook/preview-api';
import { STORY_RENDER_PHASE_CHANGED } from '../internals/browser';

/** Resolves when the story has played, or was rendered if it has no play function. */
const played = () =>
  new Promise<void>((resolve) => {
    const channel = addons.getChannel();
    channel.on(STORY_RENDER_PHASE_CHANGED, function onPhase({ newPhase }: { newPhase: string }) {
      if (!/^(completing|finished|aborted)$/.test(newPhase)) return;
      channel.off(STORY_RENDER_PHASE_CHANGED, onPhase);
      resolve();
    });
  });

/** The iframe of a docs page around this story. */
const frame = window.frameElement as HTMLElement | null;
const isFramed = frame?.id.startsWith('iframe--') ?? false;

if (isFramed) {
  // Moving focus never scrolls the page. Patched before any story plays, because Storybook's `userEvent` patches it too,
  // and would later restore the original.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/**
 * Prepares a story in an iframe on a docs page: focus returns to where it was when the story has played. Stories with a
 * play function play one at a time, because only one iframe can have focus.
 */
export async function prepareFramedStory(context: object): Promise<void> {
  if (!frame || !isFramed) return;

  const { activeElement: before } = frame.ownerDocument;
  const ended = played().then(() => {
    if (frame.ownerDocument.activeElement !== frame) return;
    frame.blur();
    if (!before?.matches('iframe')) (before as HTMLElement | null)?.focus({ preventScroll: true });
  });
  // Not in Storybook's types.
  if (!Reflect.get(context, 'playFunction')) return;
  // Browsers have no locks without HTTPS, except on localhost.
  if (!('locks' in navigator)) return;
  // The browser releases the lock of an iframe that is removed.
  await new Promise<void>((start) => {
    void navigator.locks.request('play a story', () => {
      start();
      return ended;
    });
  });
}
