import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { pages } from '../../../packages/app/src/pages.ts';
import { errorTexts } from '../../../packages/ui/src/patterns/errorTexts.ts';
import { isTest, projectFiles, read } from '../../sources/sourceFiles.ts';
import { readStoryFiles } from '../../sources/storySource.ts';
import { quotedTexts, readSpecification } from './specification.ts';
import { readTests } from './tests.ts';

const markdown = read('.storybook/docs/guides/specification.md');
const { text, footnotes } = readSpecification(markdown);
const notes = [...footnotes.values()];
const files = projectFiles();
const storyFiles = readStoryFiles();
const stories = new Set(storyFiles.flatMap(({ ids }) => ids));

/** The sentences without a footnote. A sentence ends at a full stop or a semicolon outside of quotes. */
const bareSentences = (specification: string) =>
  specification
    .split('\n')
    .filter((line) => !/^(#|$|\| *(Route|-+) )/.test(line))
    .flatMap((line) => line.match(/(?:'[^']*'|[^'])+?(?:[.;](?:\[\^\d+\])*(?=\s|$)|$)/g) ?? [])
    .filter((sentence) => /\w/.test(sentence) && !/\[\^\d+\]/.test(sentence));

test('every sentence has a footnote, and every footnote is used', () => {
  expect(bareSentences(text)).toEqual([]);
  const used = new Set([...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => number));
  expect([...used].toSorted()).toEqual([...footnotes.keys()].toSorted());
});

test('reports sentences without a footnote', () => {
  const planted = "- One; 'two.[^1] Three.'\n- Four.[^1] Five.\n| / | Six |\n";
  expect(bareSentences(planted)).toEqual(['- One;', ' Five.', '| / | Six |']);
});

test('every story exists', () => {
  expect(notes.filter(({ story }) => story && !stories.has(story))).toEqual([]);
});

test('every URL is a page', () => {
  const isPage = (url: string) =>
    Object.values(pages).some(({ path }) =>
      matchPath({ path, caseSensitive: true }, new URL(url, 'http://localhost').pathname),
    );
  const unknown = notes.filter(({ url }) => url && !isPage(url));
  expect(unknown.map(({ story }) => story)).toEqual(['screens-error-page--unknown-route']);
});

test('every URL with a query is opened by a story or an end-to-end test', () => {
  const tests = files.filter((file) => /^packages\/app\/e2e\/.*\.spec\.ts$/.test(file));
  const code = [...storyFiles.map((file) => file.code), ...tests.map(read)].join('\n');
  expect(notes.filter(({ url }) => url?.includes('?') && !code.includes(url))).toEqual([]);
});

/** A regular expression for a title, in which `…` stands for words left out. */
const patternOf = (title: string) =>
  new RegExp(
    `^${title
      .split('…')
      .map((part) => part.trim().replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&'))
      .join('.*')}$`,
  );

test('every test exists and is not skipped', { timeout: 120_000 }, () => {
  const references = [...new Set(notes.flatMap((note) => note.test ?? []))].map((reference) => {
    const [, name = '', title = ''] = /^(\S+): (.+)$/.exec(reference) ?? [];
    const [file = name] = files.filter((path) => path.endsWith(`/${name}`));
    return { file, title };
  });
  const tests = readTests([...new Set(references.map(({ file }) => file))]);
  const missing = references.filter(
    ({ file, title }) => !tests.get(file)?.some((found) => patternOf(title).test(found)),
  );
  expect(missing).toEqual([]);
});

describe('the error texts', () => {
  const texts = Object.values(errorTexts);

  test('are those of the specification, in its order', () => {
    const [, catalogue = ''] = /^## 8[^]*?\n\n([^]*?)\n\n/m.exec(text) ?? [];
    expect([...catalogue.matchAll(/'([^']+)'/g)].map(([, quote]) => quote)).toEqual(texts);
  });

  test('are defined in one place', () => {
    const sources = files.filter(
      (file) =>
        /^packages\/(?!app\/(?:e2e|screenreader)\/).*[.](tsx?|js|json|html|css)$/.test(file) &&
        !isTest(file),
    );
    const found = sources.filter((file) => texts.some((quote) => read(file).includes(quote)));
    expect(found).toEqual(['packages/ui/src/patterns/errorTexts.ts']);
  });

  test('each have a story', () => {
    const quoted = quotedTexts(markdown);
    expect(texts.filter((quote) => !quoted[quote])).toEqual([]);
  });
});
