import { contentSecurityPolicy, storybookPolicy } from './contentSecurityPolicy.ts';

/** Browser features that no page uses, so they are denied. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

type HeadersByName = Record<string, string>;

/** For every file. */
const common: HeadersByName = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Storybook shows stories in an iframe of the same origin. The app's pages forbid framing in their CSP.
  'X-Frame-Options': 'SAMEORIGIN',
};

/** A file with a hash in its name never changes. */
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const page = (script: boolean): HeadersByName => ({
  'Content-Security-Policy': `${contentSecurityPolicy({ script })}; frame-ancestors 'none'`,
});

/**
 * The `_headers` file that Netlify, Cloudflare Pages and similar hosts read. If several rules match a URL, the hosts
 * join their headers with commas. No two rules with a CSP may match the same URL, because a second policy can only
 * restrict the first.
 *
 * @param site.base the base path, with slashes at both ends
 * @param site.pages the paths of all pages
 */
export function hostHeaders({ base, pages }: { base: string; pages: string[] }) {
  const sections = new Set(pages.flatMap((path) => path.split('/')[1] || []));
  const rules: [path: string, headers: HeadersByName][] = [
    ['*', common],
    ['', page(false)],
    ...[...sections].flatMap((name): [string, HeadersByName][] => [
      [name, page(true)],
      [`${name}/*`, page(true)],
    ]),
    ['assets/*', forever],
    ['storybook/*', { 'Content-Security-Policy': storybookPolicy, 'X-Robots-Tag': 'noindex' }],
    ['storybook/assets/*', forever],
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Parses a `_headers` file as Netlify and Cloudflare Pages do. Returns a function that looks up a path's headers. */
export function readHostHeaders(text: string) {
  const rules = text.split(/\n(?=\/)/).map((rule) => rule.trim().split('\n'));
  const fits = (pattern: string, path: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

  return (path: string): HeadersByName => {
    // `append` joins the values of several rules with commas, as the hosts do.
    const headers = new Headers();
    for (const [pattern = '', ...lines] of rules) {
      if (!fits(pattern, path)) continue;
      for (const line of lines) {
        const [, name, value = ''] = /^\s*(.+?):(.*)$/.exec(line) ?? [];
        if (name) headers.append(name, value);
      }
    }
    return Object.fromEntries(headers);
  };
}
