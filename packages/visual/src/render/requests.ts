import type { Page, Request } from 'playwright';

/** How long a story's requests may take, in milliseconds. */
const timeout = 15_000;

/** The problem with a request: it leaves the Storybook, or the file does not exist. */
async function problemOf(request: Request, storybook: string) {
  const url = request.url();
  const response = await request.response().catch(() => null);
  // A service worker may mock any response.
  if (response?.fromServiceWorker()) return undefined;
  if (!url.startsWith(`${storybook}/`)) return `it requests ${url} from the network`;
  const isMissing = (response?.status() ?? 0) >= 400;
  return isMissing ? `it requests ${new URL(url).pathname}, which does not exist` : undefined;
}

interface Requests {
  storybook: string;
  /** The URLs of pending requests. */
  open: Map<Promise<void>, string>;
  problems: string[];
}

/** Tracks a page's requests. Each belongs to the story that sent it. */
export function trackRequests(page: Pick<Page, 'on'>) {
  let own: Requests | undefined;
  page.on('request', (request) => {
    const url = request.url();
    if (!own || !url.startsWith('http')) return;
    const { storybook, open, problems } = own;
    const checked = problemOf(request, storybook).then((problem) => {
      open.delete(checked);
      if (problem) problems.push(problem);
    });
    open.set(checked, url);
  });

  return {
    /** Called before a story is shown. */
    start(storybook: string) {
      const requests: Requests = { storybook, open: new Map(), problems: [] };
      const { open, problems } = requests;
      own = requests;
      return {
        /** Waits for the story's requests. Returns the first problem. */
        async finished(): Promise<string | undefined> {
          let timer: ReturnType<typeof setTimeout> | undefined;
          const late = new Promise<void>((resolve) => {
            timer = setTimeout(() => {
              for (const url of open.values())
                problems.push(`waited ${timeout / 1000} s for its request of ${url}`);
              resolve();
            }, timeout);
          });
          while (open.size > 0 && problems.length === 0) await Promise.race([late, ...open.keys()]);
          clearTimeout(timer);
          return problems[0];
        },
      };
    },
  };
}
