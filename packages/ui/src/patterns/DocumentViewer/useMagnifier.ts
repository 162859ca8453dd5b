import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { importWithRetry, loadedModule } from '../../importWithRetry';

const load = () => import('./Magnifier');

/**
 * The magnifier and whether it is switched on. Its code, which also handles press and hold, is loaded when focus or the
 * pointer first enters the viewer.
 */
export function useMagnifier(
  viewer: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
) {
  const [Magnifier, setMagnifier] = useState(() => loadedModule(load)?.Magnifier);
  const [isOn, setIsOn] = useState(false);
  /** The current press: the first one in the viewer may be held until the code has loaded. */
  const press = useRef<PointerEvent>(null);

  const prepare = () => {
    importWithRetry(load).then(
      (module) => setMagnifier(() => module.Magnifier),
      () => setIsOn(false),
    );
  };
  const enter = useCallbackRef(prepare);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['focusin', 'pointerover']) {
      viewer.current?.addEventListener(type, enter, { once: true, signal });
    }
    const record = (event: PointerEvent) => {
      press.current = event.type === 'pointerdown' ? event : null;
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      stage.current?.addEventListener(type, record, { signal });
    }
    return () => listening.abort();
  }, [viewer, stage, enter]);

  return {
    Magnifier,
    isOn,
    setIsOn,
    toggle: () => {
      prepare();
      setIsOn(!isOn);
    },
    press,
  };
}
