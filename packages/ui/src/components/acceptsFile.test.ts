import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptsFile } from './acceptsFile';

const accept = '.pdf,.jpg,.jpeg,.png';

describe('acceptsFile', () => {
  test.each([
    'bill.pdf',
    'BILL.PDF',
    'a.b.Jpeg',
    '.png',
    'scan .jpg',
    'a..pdf',
    'bill.exe.pdf',
    '<img src=x onerror=alert(1)>.png',
    '%00%2e%2e%2f.pdf',
    '..\\..\\etc\\passwd.pdf',
    'فاتورة.pdf',
    '👨\u200d👩\u200d👧.png',
    `${'é'.repeat(296)}.pdf`,
  ])('accepts %j', (name) => {
    expect(acceptsFile(name, accept)).toBe(true);
  });

  test.each([
    'bill.pdf.exe',
    'pdf',
    'bill.pd',
    'bill.jpg ',
    'bill.pdf.',
    'bill',
    '',
    'ﬁle.рdf',
    'scan.pdf\n',
    'scan.pdf\u202e',
    'scan.PDF\u0000',
    'scan.svg',
    'scan.png;.html',
  ])('rejects %j', (name) => {
    expect(acceptsFile(name, accept)).toBe(false);
  });

  test('allows spaces and upper case in the list', () => {
    expect(acceptsFile('bill.pdf', ' .PNG , .PDF ')).toBe(true);
  });

  test('accepts everything if the list is empty', () => {
    fc.assert(fc.property(fc.string(), (name) => acceptsFile(name, '')));
  });

  test('ignores the case of the extension', () => {
    fc.assert(
      fc.property(fc.string(), fc.mixedCase(fc.constantFrom('.pdf', '.jpg', '.png')), (stem, end) =>
        acceptsFile(stem + end, accept),
      ),
    );
  });
});
