type Load<Module> = () => Promise<Module>;

/** Delay before the second attempt, in milliseconds, so that the network can recover. */
const retryDelay = 400;

/** Stylesheets that failed to load. Vite requests each only once, and from then on loads its chunk without it. */
const failedStyles = new Set<HTMLLinkElement>();

// There is no document while pages are prerendered.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  { capture: true },
);

/** Requests a stylesheet again. Resolves when it has loaded or failed. */
function reload(link: HTMLLinkElement) {
  failedStyles.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', resolve);
    link.replaceWith(again);
  });
}

/** Loads a chunk; fails if a stylesheet is missing. */
async function withStyles<Module>(load: Load<Module>): Promise<Module> {
  await Promise.all([...failedStyles].map(reload));
  const module = await load();
  const [missing] = failedStyles;
  if (missing) throw new Error(`Failed to load the stylesheet ${missing.href}`);
  return module;
}

async function tryTwice<Module>(load: Load<Module>): Promise<Module> {
  try {
    return await withStyles(load);
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    const [url] = /https?:\/\/\S+\.js\b/.exec(String(error)) ?? [];
    if (!url) return withStyles(load);
    // The URL still ends in .js, because some tools identify file types by their ending.
    const retryUrl = `${url}?retry=${Date.now()}.js`;
    return withStyles(() => import(/* @vite-ignore */ retryUrl) as Promise<Module>);
  }
}

/** What is loading now. Vite would resolve a second `import()` of a chunk before its stylesheets have loaded. */
const loading = new WeakMap<Load<unknown>, Promise<unknown>>();

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
  const started = tryTwice(load).finally(() => loading.delete(load));
  loading.set(load, started);
  return started;
}
