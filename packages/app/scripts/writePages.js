import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentSecurityPolicy } from './contentSecurityPolicy.js';
import { hostHeaders } from './hostHeaders.js';

const landingPath = '/';
const description =
  'OCR and verification of documents for universal, rural and microfinance banks: one REST API, priced by the call.';

const openGraphImageText = 'Paper in. Proof out. A utility bill with its fields boxed and ticked.';

/** Before all CSS: routes bring theirs in any order, and the minifier drops the statement from the stylesheet. */
const layerOrder = '<style>@layer reset, tokens, components, patterns, screens;</style>';
/** What a browser shows that runs no script. */
const readOnlyText = '<p>Without JavaScript this page can be read, but not worked with.</p>';
/**
 * Tables move by a few pixels when Inter replaces its fallback: in the back office, where nothing may move, a font that is
 * late for the first paint waits for the next page load. It is preloaded there, and cached after the landing page.
 */
const swappedMainFont = /(@font-face\{font-family:Inter;[^}]*font-display:)swap/g;
const mainFont = /inter-core\.woff2$/;

/**
 * Writes every known page, and 404.html for all other addresses, from the index.html that Vite built,
 * and the headers that a host sends with them.
 *
 * @param {object} options
 * @param {string} options.dist the folder that holds Vite's output
 * @param {Record<string, { file: string, src?: string, css?: string[], imports?: string[] }>} options.manifest Vite's, by source file
 * @param {typeof import('../src/prerender')} options.server the built prerender entry
 * @param {string} options.base the path the site is served below, with slashes at both ends
 * @param {string} [options.siteUrl] the site's own address, without a slash at the end; with it pages name their canonical one
 * @returns {Promise<number>} how many pages were written
 */
export async function writePages({ dist, manifest, server, base, siteUrl }) {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const link = (attributes, file) => `<link ${attributes} href="${base}${file}" />`;
  const fontPreload = Object.values(manifest)
    .filter(({ file, src = file }) => mainFont.test(src))
    .map(({ file }) => link('rel="preload" as="font" type="font/woff2" crossorigin', file));

  const inlineStyle = (file, script) => {
    const style = readFileSync(join(dist, file), 'utf8').trim();
    return `<style>${script ? style.replaceAll(swappedMainFont, '$1optional') : style}</style>`;
  };

  const write = (file, html) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
  };

  const entryStyles = importsOf('index.html').flatMap((key) => manifest[key].css ?? []);

  /** The files that draw a page with these source modules, each once, those of the entry left out. */
  function filesOf(modules) {
    const seen = new Set(importsOf('index.html'));
    const chunks = ['src/boot/start.tsx', ...modules]
      .flatMap((module) => importsOf(module, seen))
      .map((key) => manifest[key]);
    return {
      styles: chunks.flatMap(({ css = [] }) => css),
      scripts: chunks.map(({ file }) => file),
    };
  }

  function importsOf(key, seen = new Set()) {
    if (seen.has(key) || !manifest[key]) return [];
    seen.add(key);
    return [key, ...(manifest[key].imports ?? []).flatMap((next) => importsOf(next, seen))];
  }

  function page({
    path = '',
    head = [],
    styles = [],
    html = '',
    scripts = [],
    title = '',
    script = true,
    withoutScript = readOnlyText,
  }) {
    const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ script })}" />`;
    // Within the page styles cost no round trip before the first paint. The switched-off links are never
    // fetched: by them Vite's loader knows, when it loads a route's script, that its styles are there.
    const files = [...entryStyles, ...styles];
    const inStyles = [
      ...files.map((file) => inlineStyle(file, script)),
      ...(script ? files.map((file) => link('rel="stylesheet" disabled', file)) : []),
    ];
    // 404.html stands for no page: what it holds is never taken over.
    const ofPage = path ? ` data-page="${path}"` : '';
    const root = script
      ? `<div id="root"${ofPage} data-modules="${scripts.map((file) => base + file).join(' ')}">`
      : `<div id="root">`;
    let result = template
      .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
      .replace('<meta charset="utf-8" />', (charset) =>
        [charset, policy, layerOrder].join('\n    '),
      )
      .replace(
        '</head>',
        () =>
          // Not on the landing page: there the text is painted at once, and the font need not compete with the page itself.
          [...(script ? fontPreload : []), ...head, ...inStyles].join('\n    ') + '\n  </head>',
      )
      .replace('<div id="root"></div>', () =>
        [...(script ? [`<noscript>${withoutScript}</noscript>`] : []), `${root}${html}</div>`].join(
          '\n    ',
        ),
      );
    if (title)
      result = result.replace(/<title>.*<\/title>/, () => `<title>${escapeText(title)}</title>`);
    if (!script)
      result = result.replace(/\s*<(script|link rel="modulepreload")[^>]*>(<\/script>)?/g, '');
    return result;
  }

  const urlOf = (path) => siteUrl && `${siteUrl}${base}${path.slice(1)}`;

  /** What link previews and search engines show of a page; the back office is kept out of search results. */
  function describe(path, title) {
    const url = urlOf(path);
    return [
      meta('name', 'description', description),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', 'Patunay'),
      meta('property', 'og:title', title),
      ...(path === landingPath ? [meta('property', 'og:description', description)] : [noIndex]),
      // Open Graph wants absolute URLs.
      ...(url
        ? [
            meta('property', 'og:url', url),
            meta('property', 'og:image', urlOf('/open-graph.png')),
            meta('property', 'og:image:width', '1200'),
            meta('property', 'og:image:height', '630'),
            meta('property', 'og:image:alt', openGraphImageText),
            meta('name', 'twitter:card', 'summary_large_image'),
            `<link rel="canonical" href="${url}" />`,
          ]
        : []),
    ];
  }

  for (const path of server.knownPaths) {
    const { html, title, modules } = await server.prerender(path);
    const script = path !== landingPath;
    const { styles, scripts } = filesOf(modules);
    // The landing page has no script to prefetch the next page with.
    const next = script ? [] : [link('rel="prefetch"', 'dashboard')];
    const head = [...describe(path, title), ...next];
    write(join(path, 'index.html'), page({ path, head, styles, html, scripts, title, script }));
  }
  const { styles, scripts } = filesOf([]);
  const notFoundText = `<h1>${server.errorTexts.applicationError}</h1><p>404 Not Found</p>`;
  write('404.html', page({ head: [noIndex], styles, scripts, withoutScript: notFoundText }));
  write('_headers', hostHeaders({ base, pages: server.knownPaths }));
  write(
    'robots.txt',
    `User-agent: *\nAllow: /\n${siteUrl ? `Sitemap: ${urlOf('/sitemap.xml')}\n` : ''}`,
  );
  if (siteUrl) write('sitemap.xml', sitemapOf(urlOf(landingPath)));
  return server.knownPaths.length;
}

const escapeText = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const meta = (key, name, content) => `<meta ${key}="${name}" content="${escapeText(content)}" />`;
const noIndex = meta('name', 'robots', 'noindex');

/** Every other page is kept out of search results. */
const sitemapOf = (url) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${escapeText(url)}</loc></url>
</urlset>
`;
