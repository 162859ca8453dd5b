/**
 * What Node uses of Storybook that it does not document: its parser, and how it makes ids and names. Apart from
 * `browser.ts`, because a page cannot load the parser, and the rest would add 94 KB to the front page.
 */
export { babelParse, traverse, types } from 'storybook/internal/babel';
export type { types as t } from 'storybook/internal/babel';
export { storyNameFromExport, toId } from 'storybook/internal/csf';
export { extractDescription, loadCsf, sourceOf } from 'storybook/internal/csf-tools';
export type { Indexer, Manifests } from 'storybook/internal/types';
