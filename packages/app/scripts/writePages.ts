import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type * as prerenderEntry from '../src/prerender.tsx';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hostHeaders } from './hostHeaders.ts';

const landingPath = '/';
const description =
  'OCR and verification of documents for universal, rural and microfinance banks: one REST API, priced by the call.';

const openGraphImageText = 'Paper in. Proof out. A utility bill with its fields boxed and ticked.';

/** Preloaded, so that it is there for the first paint or soon after. */
const mainFont = /inter-core\.woff2$/;

interface Site {
  /** Vite's output folder. */
  dist: string;
  /** Vite's manifest, by source file. */
  manifest: Manifest;
  /** The built prerender entry. */
  server: typeof prerenderEntry;
  /** The base path, with slashes at both ends. */
  base: string;
  /** The site's origin, without a trailing slash; adds absolute URLs (canonical, Open Graph) to the pages. */
  siteUrl: string | undefined;
}

interface PageContent {
  title?: string;
  /** Elements for the `head`. */
  head?: string[];
  /** The whole content of a page that runs no scripts. */
  html?: string;
  /** Source files whose chunks the page needs. */
  modules?: string[];
}

/**
 * Writes every known page, and 404.html for all other paths, from the index.html that Vite built. Also writes
 * `_headers`, robots.txt and, if there is a `siteUrl`, sitemap.xml. Returns the number of pages.
 */
export async function writePages({ dist, manifest, server, base, siteUrl }: Site) {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const link = (attributes: string, file: string) => `<link ${attributes} href="${base}${file}" />`;
  const fontPreload = Object.values(manifest)
    .filter(({ file, src = file }) => mainFont.test(src))
    .map(({ file }) => link('rel="preload" as="font" type="font/woff2" crossorigin', file));

  const inlineStyle = (file: string) =>
    `<style>${readFileSync(join(dist, file), 'utf8').trim()}</style>`;

  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
  };

  function importsOf(key: string, seen = new Set<string>()): string[] {
    const chunk = manifest[key];
    if (seen.has(key) || !chunk) return [];
    seen.add(key);
    return [key, ...(chunk.imports ?? []).flatMap((next) => importsOf(next, seen))];
  }

  const entry = importsOf('index.html');

  function page({ title = 'Patunay', head = [], html, modules = [] }: PageContent) {
    const script = html === undefined;
    const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ script })}" />`;
    // The chunks that the page needs in addition to the entry, without duplicates.
    const seen = new Set(entry);
    const keys = modules.flatMap((module) => importsOf(module, seen));
    // The browser would discover the chunks one import at a time.
    const preloads = keys.map((key) =>
      link('rel="modulepreload" crossorigin', manifest[key]?.file ?? ''),
    );
    // Inlining the styles saves a round trip before the first paint. The disabled links are never fetched: they keep
    // Vite's loader, which looks for a route's stylesheet link, from loading the styles again.
    const styles = [...entry, ...keys].flatMap((key) => manifest[key]?.css ?? []);
    const inlined = styles.map(inlineStyle);
    const disabled = styles.map((file) => link('rel="stylesheet" disabled', file));
    const added = [
      ...fontPreload,
      ...head,
      ...inlined,
      ...(script ? [...disabled, ...preloads] : []),
    ];
    return (script ? template : withoutScripts(template))
      .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
      .replace(/<title>.*<\/title>/, () => `<title>${escapeText(title)}</title>`)
      .replace('<meta charset="utf-8" />', (charset) => lines(charset, policy))
      .replace('</head>', () => `${lines(...added)}\n  </head>`)
      .replace(rootElement, (root) => (script ? root : `<div id="root">${html}</div>`));
  }

  const urlOf = (path: string) => `${siteUrl}${base}${path.slice(1)}`;

  /** Metadata for link previews and search engines; the back office is noindex. */
  function describe(path: string, title: string) {
    const url = urlOf(path);
    return [
      meta('name', 'description', description),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', 'Patunay'),
      meta('property', 'og:title', title),
      ...(path === landingPath ? [meta('property', 'og:description', description)] : [noIndex]),
      // Open Graph requires absolute URLs.
      ...(siteUrl
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
    const { html, ...rendered } = await server.prerender(path);
    const head = describe(path, rendered.title);
    // Only the landing page is prerendered; instead of a script, it has a link that prefetches the dashboard: what is
    // behind the login depends on data.
    const content =
      path === landingPath
        ? { html, head: [...head, link('rel="prefetch"', 'dashboard')] }
        : { head };
    write(join(path, 'index.html'), page({ ...rendered, ...content }));
  }
  write('404.html', page({ head: [noIndex] }));
  write('_headers', hostHeaders({ base, pages: server.knownPaths }));
  write(
    'robots.txt',
    `User-agent: *\nAllow: /\n${siteUrl ? `Sitemap: ${urlOf('/sitemap.xml')}\n` : ''}`,
  );
  if (siteUrl) write('sitemap.xml', sitemapOf(urlOf(landingPath)));
  return server.knownPaths.length;
}

const rootElement = /<div id="root">[^]*?<\/div>/;

/** Without scripts, and without what is shown until they run. */
const withoutScripts = (html: string) =>
  html
    .replace(/\s*<(script|link rel="modulepreload")[^>]*>(<\/script>)?/g, '')
    .replace(/\s*<noscript>.*<\/noscript>/, '')
    .replace(/\s*<style>[^<]*still-loading[^<]*<\/style>/, '');

const lines = (...parts: string[]) => parts.join('\n    ');

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const meta = (key: string, name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeText(content)}" />`;
const noIndex = meta('name', 'robots', 'noindex');

/** The sitemap lists only the landing page, because all others are noindex. */
const sitemapOf = (url: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${escapeText(url)}</loc></url>
</urlset>
`;
