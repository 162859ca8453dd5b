import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

interface WatchOptions {
  /** Pages may request nothing of another origin. */
  baseURL: string | undefined;
  /** Console errors, uncaught errors and failed responses that the test causes on purpose. */
  expectedErrors?: RegExp;
}

const staticFiles = new Set(['document', 'script', 'stylesheet', 'font', 'image', 'other']);
const reportBinding = 'reportViolationToTest';

/**
 * Watches the pages of a context for console errors, uncaught errors, crashes, failed responses, requests other than
 * for the site's static files, CSP violations and use of storage. The returned function reports them, one line each.
 */
export async function watch(context: BrowserContext, { baseURL, expectedErrors }: WatchOptions) {
  const { origin } = new URL(baseURL ?? '');
  const seen: string[] = [];
  const documentsNotFound = new Set<string>();
  const note = (kind: string, text: string) => {
    if (!expectedErrors?.test(text)) seen.push(`${kind}: ${text}`);
  };

  context.on('response', (response) => {
    const status = response.status();
    if (!response.request().isNavigationRequest()) {
      if (status >= 400) note('response', `${status} ${response.url()}`);
    } else if (status === 404) {
      documentsNotFound.add(response.url());
    }
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !isNotFoundLine(message))
      note('console', `${message.text()} (${message.page()?.url()})`);
  });
  context.on('weberror', (webError) => {
    note('uncaught', `${webError.error()} (${webError.page()?.url()})`);
  });
  context.on('request', (request) => {
    const violation = violationOf(request);
    if (violation) seen.push(`request: ${violation} ${request.method()} ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => seen.push(`request: websocket ${socket.url()}`));
    page.on('crash', () => seen.push(`crash: ${page.url()}`));
  });

  await context.exposeBinding(reportBinding, (_source, violation: string) => {
    seen.push(`policy: ${violation}`);
  });
  await context.addInitScript((binding) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, binding) as (text: string) => void;
      report(`${event.effectiveDirective} ${event.blockedURI} at ${event.sourceFile}`);
    });
  }, reportBinding);

  /** Whether this is the error that browsers log when a document has status 404, which is not a problem. */
  function isNotFoundLine(message: ConsoleMessage) {
    return /status of 404/.test(message.text()) && documentsNotFound.has(message.location().url);
  }

  function violationOf(request: Request) {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return undefined;
    if (target !== origin) return 'other origin';
    if (request.method() !== 'GET') return 'method';
    return staticFiles.has(request.resourceType()) ? undefined : request.resourceType();
  }

  async function storedEntries() {
    const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
    const pages = context.pages().filter((page) => page.url().startsWith(origin));
    const entries = await Promise.all(
      pages.map((page) =>
        page.evaluate(async () => [
          ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
          ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
          ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
          ...(await caches.keys()).map((name) => `cache ${name}`),
          ...(await navigator.serviceWorker.getRegistrations()).map(
            ({ scope }) => `service worker ${scope}`,
          ),
        ]),
      ),
    );
    return [...cookies, ...entries.flat()].map((entry) => `stored: ${entry}`);
  }

  return async () => [...seen, ...(await storedEntries())];
}
