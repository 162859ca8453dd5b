import { createElement, lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';

/** Delay before the second attempt, in milliseconds: gives the network time to recover. */
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
 * Returns a function that renders a lazily loaded component. Unlike `React.lazy`, it does not remember a failure
 * after the calling component has unmounted.
 */
export function useLazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const [Component] = useState(() => lazy(() => importWithRetry(load)));
  return (props: Props) =>
    createElement(
      Suspense,
      null,
      createElement(Component as unknown as ComponentType<Props>, props),
    );
}
