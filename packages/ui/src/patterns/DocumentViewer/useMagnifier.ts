import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the magnifier is switched on, and the current press. */
export function useMagnifier(stage: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false);
  const press = useRef<PointerEvent>(null);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const record = (event: PointerEvent) => {
      press.current = event.type === 'pointerdown' ? event : null;
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      stage.current?.addEventListener(type, record, { signal });
    }
    return () => listening.abort();
  }, [stage]);

  return {
    isOn,
    setIsOn,
    toggle: () => setIsOn(!isOn),
    press,
  };
}
