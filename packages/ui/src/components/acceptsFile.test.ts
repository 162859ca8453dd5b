import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptsFile } from './acceptsFile';

const accept = '.pdf,.jpg,.jpeg,.png';

describe('acceptsFile', () => {
  test.each(['bill.pdf', 'BILL.PDF', 'a.b.Jpeg', '.png', 'scan .jpg'])('accepts %s', (name) => {
    expect(acceptsFile(name, accept)).toBe(true);
  });

  test.each(['bill.pdf.exe', 'pdf', 'bill.pd', 'bill.jpg ', 'bill', ''])('rejects %s', (name) => {
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
