import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileExtension, fileSize, fileType, isImageFile, shownName } from './fileFacts';

describe('fileSize', () => {
  test.each([
    [0, '0.00 MB'],
    [1, '0.00 MB'],
    [5_243, '0.01 MB'],
    [1_048_576, '1.00 MB'],
    [1_258_291, '1.20 MB'],
    [52_428_800, '50.00 MB'],
  ])('%i bytes are %s', (size, text) => {
    expect(fileSize({ size })).toBe(text);
  });

  test('always has two decimals and a unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 40 }), (size) => /^\d+\.\d\d MB$/.test(fileSize({ size }))),
    );
  });
});

describe('fileType', () => {
  test('is the MIME type', () => {
    expect(fileType({ name: 'a.png', type: 'image/jpeg' })).toBe('image/jpeg');
  });

  test('is the extension without a MIME type', () => {
    expect(fileType({ name: 'a.b.PDF', type: '' })).toBe('pdf');
  });
});

describe('fileExtension', () => {
  test.each([
    ['a.b.JPEG', 'jpeg'],
    ['.png', 'png'],
    ['name', ''],
    ['name.', ''],
    ['', ''],
  ])('of %j is %j', (name, extension) => {
    expect(fileExtension(name)).toBe(extension);
  });
});

describe('isImageFile', () => {
  test.each([
    ['a.jpg', 'image/jpeg', true],
    ['a.pdf', 'image/png', true],
    ['a.JPG', '', true],
    ['a.jpeg', '', true],
    ['a.png', '', true],
    ['a.png', 'application/octet-stream', false],
    ['a.pdf', 'application/pdf', false],
    ['a.pdf', '', false],
    ['a.gif', '', false],
  ])('%s of type %j: %j', (name, type, image) => {
    expect(isImageFile({ name, type })).toBe(image);
  });
});

describe('shownName', () => {
  test.each([
    ['bill\u202efdp.exe', 'bill\ufffdfdp.exe'],
    ['\u2067bill\u2069.pdf', '\ufffdbill\ufffd.pdf'],
    ['a\u0000b\nc\u0085.pdf', 'a\ufffdb\ufffdc\ufffd.pdf'],
    ['\u200e\u200f\u061c.pdf', '\ufffd\ufffd\ufffd.pdf'],
    ['bill.pdf\u200b', 'bill.pdf\ufffd'],
    ['\u00ad\u034f\u2060\ufeff.pdf', '\ufffd\ufffd\ufffd\ufffd.pdf'],
    ['\u115f\u1160\u3164\uffa0.pdf', '\ufffd\ufffd\ufffd\ufffd.pdf'],
    ['\u17b4\u180e\u2028\u2029\ufffa.pdf', '\ufffd\ufffd\ufffd\ufffd\ufffd.pdf'],
    ['bill\u{e0070}.pdf', 'bill\ufffd.pdf'],
  ])('of %j is %j', (name, shown) => {
    expect(shownName({ name })).toBe(shown);
  });

  test.each([
    'Ibañez e\u0301 ı 😀.pdf',
    'فاتورة.pdf',
    '<b>&"\\/.pdf',
    '👨\u200d👩\u200d👧.png',
    '❤\ufe0f.png',
    'می\u200cخواهم.pdf',
    '',
  ])('does not change %j', (name) => {
    expect(shownName({ name })).toBe(name);
  });

  test('has the same length as the name, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const shown = shownName({ name });
        expect([...shown]).toHaveLength([...name].length);
        expect(shownName({ name: shown })).toBe(shown);
      }),
    );
  });
});
