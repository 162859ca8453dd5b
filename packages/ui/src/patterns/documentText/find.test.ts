import { samplePageText } from '@patunay/fixtures';
import type { PageText, PageTextLine } from '@patunay/fixtures';
import { describe, expect, it } from 'vitest';
import { searchIn } from './find';

const line = (text: string, y = 100, angle = 0): PageTextLine => {
  const words = text.split(' ').map((word, index) => ({ text: word, at: index * 50, width: 40 }));
  return { x: 100, y, width: words.length * 50 - 10, height: 10, angle, words };
};
const paragraph = (...lines: string[]): PageText => [
  { kind: 'paragraph', rows: lines.map((text, index) => [line(text, 100 + index * 12)]) },
];
const find = (page: PageText, query: string) => searchIn([page])(query);

describe('searchIn', () => {
  it('ignores case, accents, and whether letters are composed', () => {
    const page = paragraph('IBAÑEZ Ibañez ibanez Iban\u0303ez');
    for (const query of ['ibanez', 'Ibañez', 'IBAN\u0303EZ'])
      expect(find(page, query)).toHaveLength(4);
  });

  it('finds words across the lines of a paragraph, with a box in each line', () => {
    const [match] = find(paragraph('the last', 'day after'), 'last  day');
    expect(match!.boxes).toEqual([
      { page: 1, x: 150, y: 100, width: 40, height: 10, angle: 0 },
      { page: 1, x: 100, y: 112, width: 40, height: 10, angle: 0 },
    ]);
  });

  it('finds nothing across the cells of a table', () => {
    const page: PageText = [
      {
        kind: 'table',
        rows: [
          [line('one'), line('two')],
          [null, line('x')],
        ],
      },
    ];
    expect(find(page, 'one two')).toEqual([]);
    expect(find(page, 'two')).toHaveLength(1);
  });

  it('boxes a part of a word in proportion to its letters', () => {
    expect(find(paragraph('abcd'), 'bc')[0]!.boxes).toEqual([
      { page: 1, x: 110, y: 100, width: 20, height: 10, angle: 0 },
    ]);
  });

  it('boxes a part of a right-to-left word from the right', () => {
    expect(find(paragraph('שלום'), 'של')[0]!.boxes[0]).toMatchObject({ x: 120, width: 20 });
  });

  it('turns the boxes of a turned line around its centre', () => {
    const page: PageText = [{ kind: 'paragraph', rows: [[line('one two three', 100, 90)]] }];
    const [{ x, y, width, angle }] = find(page, 'one')[0]!.boxes as [never];
    expect([x, y, width, angle].map((value) => Math.round(value))).toEqual([150, 50, 40, 90]);
  });

  it.each(['', '   ', '.*', '[', '\\', '(a+)+$', 'x'.repeat(10_000)])(
    'takes a query literally, and finds nothing for %j',
    (query) => {
      expect(find(paragraph('the last day'), query)).toEqual([]);
    },
  );

  it('finds signs of regular expressions', () => {
    expect(find(paragraph('FEE*****500.00 (a)'), '*****500.')).toHaveLength(1);
    expect(find(paragraph('FEE*****500.00 (a)'), '(a)')).toHaveLength(1);
  });

  it('survives lines without words', () => {
    const empty: PageText = [{ kind: 'paragraph', rows: [[{ ...line('a'), words: [] }], []] }];
    expect(find(empty, 'a')).toEqual([]);
  });

  it('finds matches on several pages of a sample document', async () => {
    const pages = await samplePageText('DOC-2006');
    const found = searchIn(pages)('liwanag');
    expect(new Set(found.map(({ page }) => page))).toEqual(new Set([2, 3]));
  });
});
