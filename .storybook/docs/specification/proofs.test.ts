import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { pages } from '../../../packages/app/src/pages.ts';
import { errorTexts } from '../../../packages/ui/src/patterns/errorTexts.ts';
import { isTest, projectFiles, read } from '../../sources/sourceFiles.ts';
import { readStoryFiles } from '../../sources/storySource.ts';
import { proofs } from './proofs.ts';
import { isSeen, messagesIn, patternOf, readSpecification, storyOf } from './sentences.ts';

const markdown = read('.storybook/docs/guides/specification.md');
const { title, sections, wrong } = readSpecification(markdown);
const blocks = sections.flatMap((section) => section.blocks);
const all = Object.values(proofs).flat();
const seen = all.filter(isSeen);
const files = projectFiles();
const storyFiles = readStoryFiles();
const stories = new Set(storyFiles.flatMap(({ ids }) => ids));

/** Whether a file has a string with this title, such as that of a test or of a step. */
function hasTest(reference: string) {
  const [, name = '', wanted = ''] = /^(\S+): (.+)$/.exec(reference) ?? [];
  const found = files.filter((file) => file.endsWith(`/${name}`));
  const title = new RegExp(`(['"\`])${patternOf(wanted)}\\1`);
  return found.length === 1 && found.every((file) => title.test(read(file)));
}

/** Whether it is the path of a page, or of the error page. */
const isAddress = ({ address, story }: { address: string; story: string }) =>
  story.startsWith('screens-error-page--') ||
  Object.values(pages).some(({ path }) =>
    matchPath({ path, caseSensitive: true }, new URL(address, 'http://localhost').pathname),
  );

test('the guide shows the specification letter for letter', () => {
  const shown = [
    title,
    ...sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.flatMap(({ route = '', sentences }) => [
        route,
        ...sentences.map(({ text }) => text),
      ]),
    ]),
  ];
  const letters = (text: string) => text.replaceAll(/\s/g, '');
  const text = markdown.replaceAll(/^(#+|- |\|[ |-]+\|$)| [|] | [|]$|^[|] |^ +- /gm, '');
  expect(letters(shown.join(''))).toBe(letters(text));
});

test('every sentence has a proof, or is listed as not to be seen', () => {
  const bare = blocks
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => sentence.proofs.length === 0)
    .map(({ text }) => text);
  expect(bare).toEqual([]);
});

test('the words of every proof occur in its section, once', () => {
  expect(wrong).toEqual([]);
});

test('every story exists', () => {
  expect(seen.map(({ story }) => story).filter((story) => !stories.has(story))).toEqual([]);
});

test('every address is that of a page', () => {
  expect(seen.filter((proof) => !isAddress(proof)).map(({ address }) => address)).toEqual([]);
});

test('every address with a query is opened by a story or an end-to-end test', () => {
  const tests = files.filter((file) => /^packages\/app\/e2e\/.*\.spec\.ts$/.test(file));
  const code = [...storyFiles.map((file) => file.code), ...tests.map(read)].join('\n');
  const queries = seen.map(({ address }) => address).filter((address) => address.includes('?'));
  expect(queries.filter((address) => !code.includes(address))).toEqual([]);
});

test('every test exists', () => {
  const references = all.flatMap(({ test }) => test ?? []);
  expect(references.filter((reference) => !hasTest(reference))).toEqual([]);
});

describe('a mistake is found', () => {
  const reading = (words: string) =>
    readSpecification('# Title\n\n## 1. One\n\n- One; two. Three.\n', {
      1: [{ words, unseen: 'Planted' }],
    });

  test.each(['Four', 'e', 'Three. … One'])('words that it does not have once: %s', (words) => {
    expect(reading(words).wrong).toEqual([words]);
  });

  test('a section that it does not have', () => {
    expect(readSpecification('# Title', { 2: [] }).wrong).toEqual(['2']);
  });

  test('words prove each sentence that they touch', () => {
    const { sections } = reading('two. … Three');
    const { sentences = [] } = sections.at(-1)?.blocks[0] ?? {};
    expect(sentences.map(({ text, proofs }) => [text, proofs.length])).toEqual([
      ['One;', 0],
      ['two.', 1],
      ['Three.', 1],
    ]);
  });
});

describe('the error texts', () => {
  const texts = Object.values(errorTexts);

  test('are those of the specification, in its order', () => {
    const catalogue = sections.find(({ number }) => number === 8);
    const sentences = catalogue?.blocks.flatMap(({ sentences }) => sentences) ?? [];
    expect(sentences.flatMap(({ text }) => messagesIn(text))).toEqual(texts);
  });

  test('are defined in one place', () => {
    const sources = files.filter(
      (file) =>
        /^packages\/(?!app\/e2e\/).*[.](tsx?|js|json|html|css)$/.test(file) && !isTest(file),
    );
    const found = sources.filter((file) => texts.some((text) => read(file).includes(text)));
    expect(found).toEqual(['packages/ui/src/patterns/errorTexts.ts']);
  });

  test('each have a story with a cover for the gallery', () => {
    const covers = texts.map((text) => `${storyOf(text)}-cover`);
    expect(covers.filter((cover) => !stories.has(cover))).toEqual([]);
  });
});
