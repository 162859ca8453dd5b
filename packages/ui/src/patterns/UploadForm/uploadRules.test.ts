import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstFew,
  isSupported,
  missingDetail,
  partitionFiles,
  uploadMessages,
} from './uploadRules';

const complete = { documentType: 'id', clientName: 'Reyes' };
const stem = fc.string({ unit: 'grapheme' });
const supportedName = fc
  .tuple(stem, fc.mixedCase(fc.constantFrom('pdf', 'jpg', 'jpeg', 'png')))
  .map(([start, end]) => `${start}.${end}`);
const otherName = fc
  .tuple(stem, fc.constantFrom('', '.gif', '.pdf.exe', 'pdf', '.pdf ', '.jpgg', '.docx'))
  .map(([start, end]) => start + end)
  .filter((name) => !/\.(pdf|jpg|jpeg|png)$/i.test(name));
const someFile = fc.oneof(supportedName, otherName).map((name) => ({ name }));

describe('the messages', () => {
  test('read as specified', () => {
    expect(uploadMessages).toEqual({
      documentType: 'Please select a document type before uploading',
      clientName: 'Please enter a client name before uploading',
      skipped: 'Some files were skipped. Only PDF, JPG, and PNG files are supported.',
    });
  });
});

describe('missingDetail', () => {
  test.each([
    [null, '', 'documentType'],
    [null, 'Reyes', 'documentType'],
    ['id', '', 'clientName'],
    ['id', ' \t\u00a0', 'clientName'],
    ['id', ' R ', null],
  ])('type %j and name %j: %j', (documentType, clientName, missing) => {
    expect(missingDetail({ documentType, clientName })).toBe(missing);
  });
});

describe('isSupported', () => {
  test('accepts the four extensions in any letter case', () => {
    fc.assert(fc.property(supportedName, (name) => isSupported({ name })));
  });

  test('rejects every other extension', () => {
    fc.assert(fc.property(otherName, (name) => !isSupported({ name })));
  });

  test('rejects a line break after the extension', () => {
    expect(isSupported({ name: 'a.pdf\n' })).toBe(false);
  });
});

describe('partitionFiles', () => {
  test('every file is either accepted or skipped, in the order given', () => {
    fc.assert(
      fc.property(fc.array(someFile), (files) => {
        const { accepted, skipped } = partitionFiles(complete, files);
        expect(accepted).toEqual(files.filter((file) => accepted.includes(file)));
        expect(skipped).toEqual(files.filter((file) => skipped.includes(file)));
        expect(accepted.length + skipped.length).toBe(files.length);
      }),
    );
  });

  test('reports a problem if, and only if, a file was skipped', () => {
    fc.assert(
      fc.property(fc.array(someFile), (files) => {
        const { skipped, problem } = partitionFiles(complete, files);
        expect(problem).toBe(skipped.length > 0 ? 'skipped' : null);
      }),
    );
  });

  test('accepts nothing while a detail is missing, and asks for the type first', () => {
    const blank = fc.constantFrom('', ' ', '\n');
    fc.assert(
      fc.property(fc.array(someFile), blank, (files, clientName) => {
        expect(partitionFiles({ documentType: null, clientName }, files)).toEqual({
          accepted: [],
          skipped: [],
          problem: 'documentType',
        });
        expect(partitionFiles({ documentType: 'id', clientName }, files)).toEqual({
          accepted: [],
          skipped: [],
          problem: 'clientName',
        });
      }),
    );
  });
});

describe('firstFew', () => {
  test('five are shown, the rest is counted', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (all) => {
        expect(firstFew(all)).toEqual({
          names: all.slice(0, 5),
          more: Math.max(0, all.length - 5),
        });
      }),
    );
  });
});
