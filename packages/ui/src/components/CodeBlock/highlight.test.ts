import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

describe('highlight', () => {
  it.each([
    ['python', 'with open("a.pdf", "rb") as file:\n    call(headers={"A": "B"}, retries=3)\n'],
    ['json', '{\n  "text": "a \\"quoted\\" word",\n  "confidence": 0.998\n}'],
    ['json', '"never closed'],
    ['python', ''],
  ] as const)('loses no letter of a %s sample', (language, code) => {
    expect(
      highlight(code, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  it('tells a key from the string after it', () => {
    expect(highlight('{"text": "a"}', 'json').filter(({ kind }) => kind !== 'plain')).toEqual([
      { kind: 'key', text: '"text"' },
      { kind: 'string', text: '"a"' },
    ]);
  });

  it('leaves keywords inside strings and longer words alone', () => {
    expect(highlight('important = "import"', 'python').map(({ kind }) => kind)).toEqual([
      'plain',
      'string',
    ]);
  });

  it('takes a decimal number as one', () => {
    expect(highlight('0.998', 'json')).toEqual([{ kind: 'number', text: '0.998' }]);
  });
});
