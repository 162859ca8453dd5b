import { createElement, lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';

/** How long a network may take to come back before the second attempt, in milliseconds. */
const retryDelay = 400;

/**
 * Runs a dynamic `import()`, and once more if it fails. Browsers remember a failed module by its URL for as long
 * as the page lives, so the second attempt changes the URL, which their error messages tell.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    const [url] = /https?:\/\/\S+\.js\b/.exec(String(error)) ?? [];
    if (!url) return load();
    // Still ends in .js, for whatever tells files by their URL.
    return import(/* @vite-ignore */ `${url}?retry=${Date.now()}.js`) as Promise<Module>;
  }
}

/**
 * Returns a function that renders a component whose code is loaded with its first rendering. `React.lazy` remembers
 * a failure for ever; this only for as long as the calling component is mounted.
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
