import { createElement, lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';

/** Delay before the second attempt, in milliseconds: gives the network time to recover. */
const retryDelay = 400;

/**
 * Retries a failed dynamic `import()` once. Browsers cache a failed module by URL until the page is reloaded,
 * so the retry changes the URL, which it reads from the error message.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    const [url] = /https?:\/\/\S+\.js\b/.exec(String(error)) ?? [];
    if (!url) return load();
    // Still ends in .js, for tools that identify file types by URL.
    return import(/* @vite-ignore */ `${url}?retry=${Date.now()}.js`) as Promise<Module>;
  }
}

/**
 * Returns a function that renders a lazily loaded component. `React.lazy` caches a failure permanently; this
 * only until the calling component unmounts.
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
