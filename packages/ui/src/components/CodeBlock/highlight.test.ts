import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

describe('highlight', () => {
  it.each([
    ['python', 'with open("a.pdf", "rb") as file:\n    call(headers={"A": "B"}, retries=3)\n'],
    ['json', '{\n  "text": "a \\"quoted\\" word",\n  "confidence": 0.998\n}'],
    ['json', '"never closed'],
    ['python', ''],
  ] as const)('keeps every character of a %s sample', (language, code) => {
    expect(
      highlight(code, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  it('distinguishes a key from the string value after it', () => {
    expect(highlight('{"text": "a"}', 'json').filter(({ kind }) => kind !== 'plain')).toEqual([
      { kind: 'key', text: '"text"' },
      { kind: 'string', text: '"a"' },
    ]);
  });

  it('ignores keywords inside strings and longer words', () => {
    expect(highlight('important = "import"', 'python').map(({ kind }) => kind)).toEqual([
      'plain',
      'string',
    ]);
  });

  it('highlights a decimal number as one token', () => {
    expect(highlight('0.998', 'json')).toEqual([{ kind: 'number', text: '0.998' }]);
  });
});
