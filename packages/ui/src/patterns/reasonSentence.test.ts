import { describe, expect, it } from 'vitest';
import { sampleFindings, samplePanels } from '../stories/samples';
import { reasonSentence } from './reasonSentence';
import { reviewRows } from './reviewRows';
import { reviewReasons } from './reviewReasons';

const sentencesOf = (documentId: string) =>
  reviewReasons(samplePanels(documentId), sampleFindings(documentId))
    .flatMap(reviewRows)
    .map(reasonSentence);

describe('reasonSentence', () => {
  it('names the first page, and the subject of a finding about the whole file', () => {
    expect(sentencesOf('DOC-2006')).toEqual([
      'Editing History: Saved twice after it was issued.',
      'Closing balance differs from the sum of the movements by PHP 40,000.00 (page 1).',
      '2 of 46 lines are faint (page 3).',
      'Creation Date: Nine days after the period closed.',
      'Two amounts on page 2 use a slightly wider typeface.',
      'Noise on page 2 differs around these two amounts.',
      'Branch Code is missing (page 1).',
      'Statement Number is missing (page 1).',
      '1 field missing: The issuing software is not recorded; two properties differ from earlier statements.',
    ]);
  });

  it('repeats no page that the details name', () => {
    expect(sentencesOf('DOC-2005')[0]).toBe('Stamp on page 1 is identical to the stamp on page 2.');
  });

  it('ends with one full stop, also without details', () => {
    const finding = { label: 'Torn corner', boxes: [] };
    expect(reasonSentence({ status: 'warning', name: 'Torn corner', finding })).toBe(
      'Torn corner.',
    );
  });
});
