type Load<Module> = () => Promise<Module>;

/** Delay before the second attempt, in milliseconds, so that the network can recover. */
const retryDelay = 400;

/** Stylesheets that failed to load. Vite requests each only once: the next import of its chunk succeeds without it. */
const failedStyles = new Set<HTMLLinkElement>();

/** Requests a stylesheet again. Resolves when it has loaded or failed. */
async function reload(link: HTMLLinkElement) {
  failedStyles.delete(link);
  if (!link.isConnected) return;
  const again = link.cloneNode() as HTMLLinkElement;
  await new Promise<void>((resolve) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => {
      failedStyles.add(again);
      resolve();
    });
    link.replaceWith(again);
  });
}

/** Loads a chunk; fails if a stylesheet is missing. */
async function withStyles<Module>(load: Load<Module>): Promise<Module> {
  // There is no document while pages are prerendered.
  if (typeof document === 'undefined') return load();
  await Promise.all([...failedStyles].map(reload));
  // Stylesheets that are already in the page do not belong to the chunk.
  const others = new Set(document.querySelectorAll('link'));
  const recordFailure = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || others.has(target)) return;
    if (target.rel === 'stylesheet') failedStyles.add(target);
  };
  document.addEventListener('error', recordFailure, { capture: true });
  try {
    const module = await load();
    const [missing] = failedStyles;
    if (missing) throw new Error(`Failed to load the stylesheet ${missing.href}`);
    return module;
  } finally {
    document.removeEventListener('error', recordFailure, { capture: true });
  }
}

async function tryTwice<Module>(load: Load<Module>): Promise<Module> {
  try {
    return await withStyles(load);
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    const [url] = /https?:\/\/\S+\.js\b/.exec(String(error)) ?? [];
    if (!url) return withStyles(load);
    // The URL still ends in .js, for tools that identify file types by extension.
    const retryUrl = `${url}?retry=${Date.now()}.js`;
    return withStyles(() => import(/* @vite-ignore */ retryUrl) as Promise<Module>);
  }
}

/** Loads in flight. A second load of a chunk would not wait for the stylesheets that the first requests again. */
const loading = new WeakMap<Load<unknown>, Promise<unknown>>();

const loaded = new WeakMap<Load<unknown>, unknown>();

/** Returns the module that `importWithRetry` has loaded with the same function, if it has. */
export function loadedModule<Module>(load: Load<Module>): Module | undefined {
  return loaded.get(load) as Module | undefined;
}

/**
 * Loads a chunk with its stylesheets, and retries once if that fails. Browsers cache a failed module by URL until the
 * page is reloaded, so the retry takes the URL from the error message and changes its query.
 *
 * @param load Calls `import()`. Pass the same function each time: calls with a function that is still loading share
 * its result.
 */
export function importWithRetry<Module>(load: Load<Module>): Promise<Module> {
  const running = loading.get(load) as Promise<Module> | undefined;
  if (running) return running;
  const started = tryTwice(load)
    .then((module) => {
      loaded.set(load, module);
      return module;
    })
    .finally(() => loading.delete(load));
  loading.set(load, started);
  return started;
}
