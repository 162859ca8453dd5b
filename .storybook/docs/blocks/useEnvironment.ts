import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { applyEnvironment } from '../../environments/applyEnvironment';
import type { Environment } from '../../environments/modes';
import { GLOBALS_UPDATED, SET_GLOBALS, storyStore, updateGlobalsIn } from '../../internals/browser';

function subscribe(onChange: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, onChange);
  return () => channel.off(GLOBALS_UPDATED, onChange);
}

/**
 * The toolbar's globals, as JSON because every update creates a new object. Not read from the event, because the events
 * of stories in iframes arrive here too, with the globals of those iframes.
 */
const readGlobals = () => JSON.stringify(storyStore().userGlobals.get());

/**
 * Sets the globals of the stories in iframes, which otherwise start with the default ones. Not by an event, because this
 * page would receive it too, and render all its stories again.
 */
function updateFrames(globals: Partial<Environment>) {
  for (const iframe of document.querySelectorAll<HTMLIFrameElement>('iframe:not([data-globals])'))
    updateGlobalsIn(iframe, globals);
}

/**
 * Subscribes to the toolbar's globals, applies them to a docs page and its stories, and returns them. The page itself
 * stays left to right.
 */
export function useEnvironment(): Partial<Environment> {
  const json = useSyncExternalStore(subscribe, readGlobals);
  const globals = useMemo<Partial<Environment>>(() => JSON.parse(json), [json]);
  useLayoutEffect(() => {
    applyEnvironment({ ...globals, direction: 'ltr', state: 'rest' });
    const update = () => updateFrames(globals);
    update();
    // Sent by each iframe when it has started.
    const channel = addons.getChannel();
    channel.on(SET_GLOBALS, update);
    return () => channel.off(SET_GLOBALS, update);
  }, [globals]);
  return globals;
}
