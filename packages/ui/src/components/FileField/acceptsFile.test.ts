import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptsFile } from './acceptsFile';

const accept = '.pdf,.jpg,.jpeg,.png';

describe('acceptsFile', () => {
  test.each(['bill.pdf', 'BILL.PDF', 'a.b.Jpeg', '.png', 'scan .jpg'])('takes %s', (name) => {
    expect(acceptsFile(name, accept)).toBe(true);
  });

  test.each(['bill.pdf.exe', 'pdf', 'bill.pd', 'bill.jpg ', 'bill', ''])('refuses %s', (name) => {
    expect(acceptsFile(name, accept)).toBe(false);
  });

  test('takes spaces and capitals in the list', () => {
    expect(acceptsFile('bill.pdf', ' .PNG , .PDF ')).toBe(true);
  });

  test('takes everything without a list', () => {
    fc.assert(fc.property(fc.string(), (name) => acceptsFile(name, '')));
  });

  test('does not care about the letter case of the ending', () => {
    fc.assert(
      fc.property(fc.string(), fc.mixedCase(fc.constantFrom('.pdf', '.jpg', '.png')), (stem, end) =>
        acceptsFile(stem + end, accept),
      ),
    );
  });
});
