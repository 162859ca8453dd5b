import { contentSecurityPolicy, storybookPolicy } from './contentSecurityPolicy.js';

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

/** For every file. */
const common = {
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

const page = (script) => ({
  'Content-Security-Policy': `${contentSecurityPolicy({ script })}; frame-ancestors 'none'`,
});

/**
 * The `_headers` file that Netlify, Cloudflare Pages and similar hosts read. If several rules match a URL, the hosts
 * join their headers with commas. No two rules with a CSP may match the same URL, because a second policy can only
 * restrict the first.
 *
 * @param {object} site
 * @param {string} site.base the base path, with slashes at both ends
 * @param {string[]} site.pages the paths of all pages
 */
export function hostHeaders({ base, pages }) {
  const sections = new Set(pages.map((path) => path.split('/')[1]).filter((name) => name !== ''));
  const rules = [
    ['*', common],
    ['', page(false)],
    ...[...sections].flatMap((name) => [
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

/**
 * Parses a `_headers` file as Netlify and Cloudflare Pages do.
 *
 * @param {string} text
 * @returns {(path: string) => Record<string, string>} the headers of a path
 */
export function readHostHeaders(text) {
  const rules = text.split(/\n(?=\/)/).map((rule) => rule.trim().split('\n'));
  const fits = (pattern, path) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

  return (path) => {
    // `append` joins the values of several rules with commas, as the hosts do.
    const headers = new Headers();
    for (const [pattern, ...lines] of rules) {
      if (!fits(pattern, path)) continue;
      for (const line of lines) {
        const [, name, value] = /^\s*(.+?):(.*)$/.exec(line);
        headers.append(name, value);
      }
    }
    return Object.fromEntries(headers);
  };
}
