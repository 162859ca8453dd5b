type Load<Module> = () => Promise<Module>;

/** Delay before the second attempt, in milliseconds, so that the network can recover. */
const retryDelay = 400;

/** Stylesheets that failed to load. Vite requests each only once: the next import of its chunk succeeds without it. */
const failedStyles = new Set<HTMLLinkElement>();

/** The URLs of the stylesheets that failed during each load. Without it, one of them would fail all other loads too. */
const ownStyles = new WeakMap<Load<unknown>, Set<string>>();

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

/** Loads a chunk; fails if one of its own stylesheets is missing. Adds those that fail to `own`, by URL. */
async function withStyles<Module>(load: Load<Module>, own: Set<string>): Promise<Module> {
  // There is no document while pages are prerendered.
  if (typeof document === 'undefined') return load();
  await Promise.all([...failedStyles].map(reload));
  // Stylesheets that are already in the page do not belong to the chunk.
  const others = new Set(document.querySelectorAll('link'));
  const recordFailure = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || others.has(target)) return;
    if (target.rel !== 'stylesheet') return;
    failedStyles.add(target);
    own.add(target.href);
  };
  document.addEventListener('error', recordFailure, { capture: true });
  try {
    const module = await load();
    const missing = [...failedStyles].find(({ href }) => own.has(href));
    if (missing) throw new Error(`Failed to load the stylesheet ${missing.href}`);
    return module;
  } finally {
    document.removeEventListener('error', recordFailure, { capture: true });
  }
}

async function tryTwice<Module>(load: Load<Module>): Promise<Module> {
  const own = ownStyles.get(load) ?? new Set();
  ownStyles.set(load, own);
  try {
    return await withStyles(load, own);
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    const [url] = /https?:\/\/\S+\.js\b/.exec(String(error)) ?? [];
    if (!url) return withStyles(load, own);
    // The URL still ends in .js, for tools that identify file types by extension.
    const retryUrl = `${url}?retry=${Date.now()}.js`;
    return withStyles(
      () =>
        import(
          /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ retryUrl
        ) as Promise<Module>,
      own,
    );
  }
}

/**
 * Loads in flight or completed. A second load in parallel would not wait for the stylesheets that the first requests
 * again.
 */
const loads = new WeakMap<Load<unknown>, Promise<unknown>>();

const loaded = new WeakMap<Load<unknown>, unknown>();

/** Returns the module that `importWithRetry` has loaded with the same function, if it has. */
export function loadedModule<Module>(load: Load<Module>): Module | undefined {
  return loaded.get(load) as Module | undefined;
}

/**
 * Loads a chunk with its stylesheets, and retries once if that fails. Browsers cache a failed module by URL until the
 * page is reloaded, so the retry takes the URL from the error message and changes its query.
 *
 * @param load Calls `import()`. Pass the same function each time: calls with the same function share a load, unless it
 * has failed.
 */
export function importWithRetry<Module>(load: Load<Module>): Promise<Module> {
  const earlier = loads.get(load) as Promise<Module> | undefined;
  if (earlier) return earlier;
  const started = tryTwice(load);
  loads.set(load, started);
  started.then(
    (module) => loaded.set(load, module),
    () => loads.delete(load),
  );
  return started;
}
