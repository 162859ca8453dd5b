import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { importWithRetry, loadedModule } from '../../importWithRetry';

const load = () => import('./Magnifier');

/**
 * The magnifier and whether it is switched on. Its code, which also handles press and hold, is loaded when focus or the
 * pointer first enters the viewer; `onEnter` is called at the same time.
 */
export function useMagnifier(stage: RefObject<HTMLElement | null>, onEnter: () => void) {
  const [Magnifier, setMagnifier] = useState(() => loadedModule(load)?.Magnifier);
  const [isOn, setIsOn] = useState(false);
  /** The first press in the viewer may be held until the code has loaded. */
  const lastPress = useRef<PointerEvent>(null);

  const prepare = () => {
    importWithRetry(load).then(
      (module) => setMagnifier(() => module.Magnifier),
      () => setIsOn(false),
    );
  };
  const enter = useCallbackRef((event: Event) => {
    if (event.type === 'pointerdown') lastPress.current = event as PointerEvent;
    prepare();
    onEnter();
  });

  useEffect(() => {
    const viewer = stage.current?.closest('section');
    const listening = new AbortController();
    for (const type of ['focusin', 'pointerover', 'pointerdown']) {
      const once = type !== 'pointerdown';
      viewer?.addEventListener(type, enter, { once, signal: listening.signal });
    }
    return () => listening.abort();
  }, [stage, enter]);

  return {
    Magnifier,
    isOn,
    setIsOn,
    toggle: () => {
      prepare();
      setIsOn(!isOn);
    },
    lastPress,
  };
}
