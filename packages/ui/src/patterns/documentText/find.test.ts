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

  it('finds a copied row, and two blocks', () => {
    const page: PageText = [
      { kind: 'table', rows: [[line('one'), null, line('two')]] },
      { kind: 'paragraph', rows: [[line('three')]] },
    ];
    expect(find(page, 'one\t\ttwo')[0]!.boxes).toHaveLength(2);
    expect(find(page, 'two\n\nthree')).toHaveLength(1);
    expect(find(page, 'two three')).toHaveLength(1);
    expect(find(page, 'twothree')).toEqual([]);
  });

  it.each([
    ['verification', 'verifi-', 'cation'],
    ['verifi-\ncation', 'verifi-', 'cation'],
    ['verification', 'verifi\u00ad', 'cation'],
    ['self-employed', 'self-', 'employed'],
    ['2024-2026', '2024–', '2026'],
    ['銀行口座', '銀行', '口座'],
    ['銀行\n口座', '銀行', '口座'],
    ['ธนาคาร', 'ธนา', 'คาร'],
  ])('finds %j across two lines', (query, ...lines) => {
    expect(find(paragraph(...lines), query).map(({ boxes }) => boxes.length)).toEqual([2]);
  });

  it('finds each place once, even next to hyphens at line ends', () => {
    const page = paragraph('a verifi-', 'cation a self-', 'employed a');
    expect(find(page, 'a').map(({ boxes }) => boxes.map(({ x }) => x))).toHaveLength(4);
    expect(find(page, 'fication a selfem')[0]!.boxes).toHaveLength(3);
    expect(find(page, 'cation a selfe')[0]!.boxes).toHaveLength(2);
    expect(find(page, '-employed')).toHaveLength(1);
  });

  it('boxes a part of a word in proportion to its letters', () => {
    expect(find(paragraph('abcd'), 'bc')[0]!.boxes).toEqual([
      { page: 1, x: 110, y: 100, width: 20, height: 10, angle: 0 },
    ]);
  });

  it('boxes part of a word whose folded text differs in length', () => {
    expect(find(paragraph('of\u00adﬁce'), 'ce')[0]!.boxes).toEqual([
      { page: 1, x: 124, y: 100, width: 16, height: 10, angle: 0 },
    ]);
    expect(find(paragraph('ﬁrm'), 'irm')[0]!.boxes[0]).toMatchObject({ x: 100, width: 40 });
  });

  it('boxes a part of a right-to-left word from the right', () => {
    expect(find(paragraph('שלום'), 'של')[0]!.boxes[0]).toMatchObject({ x: 120, width: 20 });
  });

  it('turns the boxes of a turned line around its centre', () => {
    const page: PageText = [{ kind: 'paragraph', rows: [[line('one two three', 100, 90)]] }];
    const [{ x, y, width, angle }] = find(page, 'one')[0]!.boxes as [never];
    expect([x, y, width, angle].map((value) => Math.round(value))).toEqual([150, 50, 40, 90]);
  });

  it.each([
    '',
    '   ',
    '\u0301',
    '\u200b',
    '.*',
    '[',
    '\\',
    '(a+)+$',
    'x'.repeat(5000),
    ' \n'.repeat(2500),
  ])('takes a query literally, and finds nothing for %j', (query) => {
    expect(find(paragraph('the last day'), query)).toEqual([]);
  });

  it('finds signs of regular expressions', () => {
    expect(find(paragraph('FEE*****500.00 (a)'), '*****500.')).toHaveLength(1);
    expect(find(paragraph('FEE*****500.00 (a)'), '(a)')).toHaveLength(1);
  });

  it('survives pages without text, and lines without words', () => {
    const noWords = { ...line('a'), words: [] };
    const page: PageText = [
      { kind: 'paragraph', rows: [[noWords, null], [], [line(' \u00ad b')]] },
    ];
    expect(searchIn([[], page, []])('a')).toEqual([]);
    expect(find(page, 'b')).toHaveLength(1);
  });

  it('searches 10,000 lines, with long queries', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `Line ${index} of the day`);
    const search = searchIn([paragraph(...lines)]);
    expect(search('the')).toHaveLength(10_000);
    expect(search(lines.slice(0, 500).join('\n'))[0]!.boxes).toHaveLength(500);
    for (const query of ['x'.repeat(5000), 'e '.repeat(2500), '-'.repeat(5000), '(a+)+$'])
      expect(search(query)).toEqual([]);
  });

  it('finds matches on several pages of a sample document', async () => {
    const pages = await samplePageText('DOC-2006');
    const found = searchIn(pages)('liwanag');
    expect(new Set(found.map(({ page }) => page))).toEqual(new Set([2, 3]));
  });
});
