import * as events from 'storybook/internal/core-events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../sources/sourceFiles';
import * as browser from './browser';
import * as node from './node';

/** Each test says which feature depends on what it checks. The preview's globals are checked in a built Storybook. */
test.each([
  ['CURRENT_STORY_WAS_SET', 'manager.ts opens the panel that suits the story'],
  ['GLOBALS_UPDATED', 'docs pages follow the toolbar'],
  ['SET_GLOBALS', 'stories in iframes follow the toolbar'],
  ['UPDATE_GLOBALS', 'the gallery switches the theme'],
  ['NAVIGATE_URL', 'the gallery opens stories without loading Storybook again'],
  ['STORY_RENDER_PHASE_CHANGED', 'stories on a docs page play one after the other'],
] as const)('Storybook still has the event %s (%s)', (name, feature) => {
  expect(browser[name], feature).toBeTypeOf('string');
});

test.each([
  ['setCurrentStory', 'visual and end-to-end tests show a story'],
  ['docsRendered', 'daily tests wait for a docs page'],
  ['storyFinished', 'visual and end-to-end tests wait for a story, and read what axe found'],
  ['updateGlobals', 'visual tests switch modes'],
  ['forceRemount', 'visual tests show a story again'],
  ['storyMissing', 'visual tests report it'],
  ['storyThrewException', 'visual tests report it'],
  ['storyErrored', 'visual tests report it'],
  ['playFunctionThrewException', 'visual tests report it'],
  ['unhandledErrorsWhilePlaying', 'visual tests report it'],
])('Storybook still sends the event %s (%s)', (name, feature) => {
  expect(Object.values(events), feature).toContain(name);
});

test('ids and names of stories are derived as before (links of the docs, story names, llms.txt)', () => {
  expect(node.toId('Components/Status Icon', 'docs')).toBe('components-status-icon--docs');
  expect(node.storyNameFromExport('WithIcon')).toBe('With Icon');
});

test('story files are parsed as before (facts, covers, prop tables and examples of the docs)', () => {
  const code = `
    export default { title: 'Planted' };
    /** Says what it shows. */
    export const WithIcon = { args: { size: 'small' } };`;
  const csf = node.loadCsf(code, { makeTitle: (title) => title }).parse();
  expect(csf._stories, 'csf._stories').toMatchObject({ WithIcon: { id: 'planted--with-icon' } });
  const statement = csf._storyStatements.WithIcon;
  expect(node.extractDescription(statement), 'extractDescription').toBe('Says what it shows.');
  expect(Object.keys(csf._storyAnnotations.WithIcon ?? {}), 'annotations').toEqual(['args']);
});

test('code is parsed, searched and printed as before (keyboard tables, imports of the examples)', () => {
  const file = node.babelParse('call(<a href="/" />);');
  const calls: string[] = [];
  node.types.traverseFast(file, (child) => {
    if (node.types.isCallExpression(child)) calls.push(node.sourceOf(child.callee));
  });
  expect(calls, 'traverseFast and sourceOf').toEqual(['call']);
  const elements: string[] = [];
  node.traverse(file, { JSXIdentifier: (path) => void elements.push(path.node.name) });
  expect(elements, 'traverse').toEqual(['a', 'href']);
});

const storybook = (file: string) =>
  readFileSync(resolve(root, 'node_modules/storybook', file), 'utf8');

test.each([
  ['sb-show-main', 'assets/server/base-preview-head.html', 'preview.css sets the padding'],
  ['sb-main-padded', 'assets/server/base-preview-head.html', 'preview.css sets the padding'],
  ['sb-preparing-docs', 'assets/server/base-preview-head.html', 'visual tests empty the skeleton'],
  ['sidebar-item', 'dist/manager/runtime.js', 'manager-head.html colours the icons'],
  ['search-result-item--label', 'dist/manager/runtime.js', 'manager-head.html colours the icons'],
  ['sidebar-subheading', 'dist/manager/runtime.js', 'manager-head.html colours the icons'],
])('Storybook still has the class %s in %s (%s)', (name, file, feature) => {
  expect(storybook(file).includes(name), feature).toBe(true);
});
