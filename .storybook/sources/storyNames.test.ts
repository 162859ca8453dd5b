import { expect, test } from 'vitest';
import { sentenceCase } from './storyNames';

test.each([
  ['Default', 'Default'],
  ['AWrongFileAmongRightOnes', 'A wrong file among right ones'],
  ['FraudOpenOnPageFour', 'Fraud open on page four'],
  ['PdfShown', 'PDF shown'],
  ['DtiCertificate', 'DTI certificate'],
  ['IdDocument', 'ID document'],
])('the export %s is named “%s”', (exported, name) => {
  expect(sentenceCase(exported)).toBe(name);
});
