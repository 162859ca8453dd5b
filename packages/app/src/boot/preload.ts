/** Fetches modules side by side that would be found one after the other: each names the next in its imports. */
export function preload(modules: readonly string[]) {
  for (const href of modules) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}
