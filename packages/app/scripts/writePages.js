import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentSecurityPolicy } from './contentSecurityPolicy.js';
import { hostHeaders } from './hostHeaders.js';

const landingPath = '/';
const description =
  'OCR and verification of documents for universal, rural and microfinance banks: one REST API, priced by the call.';

/** Before all CSS: routes bring theirs in any order, and the minifier drops the statement from the stylesheet. */
const layerOrder = '<style>@layer reset, tokens, components, patterns, screens;</style>';
/** What a browser shows that runs no script. */
const readOnlyText = '<p>Without JavaScript this page can be read, but not worked with.</p>';
/** Swapped after the first paint, a font moves what stands beside its words: a late one waits for the next page load. */
const swappedMainFont = /(@font-face\{font-family:Inter;[^}]*font-display:)swap/g;
const mainFont = /inter-latin-wght-normal\.woff2$/;

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

  const inlineStyle = (file) => {
    const style = readFileSync(join(dist, file), 'utf8').trim();
    return `<style>${style.replaceAll(swappedMainFont, '$1optional')}</style>`;
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
      ...files.map(inlineStyle),
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
        () => [...fontPreload, ...head, ...inStyles].join('\n    ') + '\n  </head>',
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

  /** What others show of a link to the page, and the address it should be known by. */
  function describe(path, title) {
    const meta = (key, name, content) =>
      `<meta ${key}="${name}" content="${escapeText(content)}" />`;
    const address = siteUrl && `${siteUrl}${base}${path.slice(1)}`;
    return [
      meta('name', 'description', description),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', 'Patunay'),
      meta('property', 'og:title', title),
      ...(path === landingPath ? [meta('property', 'og:description', description)] : []),
      ...(address
        ? [meta('property', 'og:url', address), `<link rel="canonical" href="${address}" />`]
        : []),
    ];
  }

  for (const path of server.knownPaths) {
    const { html, title, modules } = await server.prerender(path);
    const script = path !== landingPath;
    const { styles, scripts } = filesOf(modules);
    // The landing page has no scripts of its own; the step from it into the app is already there.
    const next = script ? [] : [link('rel="prefetch"', 'dashboard')];
    const head = [...describe(path, title), ...next];
    write(join(path, 'index.html'), page({ path, head, styles, html, scripts, title, script }));
  }
  const { styles, scripts } = filesOf([]);
  const notFoundText = `<h1>${server.errorTexts.applicationError}</h1><p>404 Not Found</p>`;
  write('404.html', page({ styles, scripts, withoutScript: notFoundText }));
  write('_headers', hostHeaders({ base, pages: server.knownPaths }));
  return server.knownPaths.length;
}

const escapeText = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
