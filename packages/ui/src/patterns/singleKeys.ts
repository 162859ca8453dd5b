import { useSyncExternalStore } from 'react';

let isOn = true;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether shortcuts of a single character work (WCAG 2.1.4). In memory only: they do again after a reload. */
export const areSingleKeysOn = () => isOn;

export function setSingleKeysOn(next: boolean) {
  isOn = next;
  for (const listener of listeners) listener();
}

/** As `areSingleKeysOn`, and renders again when the user switches them on or off. */
export const useSingleKeys = () => useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
