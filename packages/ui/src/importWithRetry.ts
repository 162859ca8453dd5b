import { createElement, lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';

/** Delay before the second attempt, in milliseconds, so that the network can recover. */
const retryDelay = 400;

/**
 * Retries a failed dynamic `import()` once. Browsers cache a failed module by URL until the page is reloaded, so the
 * retry takes the URL from the error message and changes its query.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    const [url] = /https?:\/\/\S+\.js\b/.exec(String(error)) ?? [];
    if (!url) return load();
    // The URL still ends in .js, because some tools identify file types by their ending.
    return import(/* @vite-ignore */ `${url}?retry=${Date.now()}.js`) as Promise<Module>;
  }
}

/**
 * Returns a function that renders a lazily loaded dialog. It is mounted when it opens for the first time, and then
 * stays mounted, so that closing it can be animated. Unlike `React.lazy`, it does not remember a failure after the
 * calling component has unmounted.
 */
export function useLazyDialog<Props extends { open?: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const [Dialog] = useState(() => lazy(() => importWithRetry(load)));
  const [wasOpen, setWasOpen] = useState(false);
  return (props: Props) => {
    if (!props.open && !wasOpen) return null;
    if (!wasOpen) setWasOpen(true);
    const dialog = createElement(Dialog as unknown as ComponentType<Props>, props);
    return createElement(Suspense, null, dialog);
  };
}
