import { Activity, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from './afterPaint';

/**
 * Renders its children outside of the document, at low priority and without their effects: when they are shown, their
 * code is compiled and their images are loaded. Starts after the paint, because even work of low priority delays it.
 */
export function Rehearse({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement>();
  useEffect(
    () => afterPaint(() => startTransition(() => setContainer(document.createElement('div')))),
    [],
  );
  return container && <Activity mode="hidden">{createPortal(children, container)}</Activity>;
}
