import { Activity, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders its children outside of the document, at low priority and without their effects: when they are shown, their
 * code is compiled and their images are loaded.
 */
export function Rehearse({ children }: { children: ReactNode }) {
  const [container] = useState(() => document.createElement('div'));
  return <Activity mode="hidden">{createPortal(children, container)}</Activity>;
}
