import { verificationResults } from '@patunay/fixtures';
import { describe, expect, it } from 'vitest';
import type { Evidence, Place } from '../../domain';
import { sampleFindings } from '../../stories/samples';
import { comparedItem, findingName, findingsOf, sentenceOf } from './findings';
import { worstFirst } from './statuses';

const on = (page: number, place: Partial<Place> = {}): Place => ({
  page,
  x: 10,
  y: 10,
  width: 10,
  height: 10,
  ...place,
});
const bad = [on(6), on(0), on(1, { x: 700 }), on(1, { height: Number.NaN })];

const part = { score: 12, total: 14, needsReview: 0, details: 'Two fields are blank.' };
const seal = { name: 'Seal', status: 'warning', details: 'Blurred.' } as const;
const evidenceOf = (change: Partial<Evidence> = {}): Evidence => ({
  panel: 'fields',
  of: 'check',
  name: 'Seal',
  places: [on(1)],
  ...change,
});
const findings = (...evidence: Evidence[]) =>
  findingsOf([{ id: 'fields', title: 'Fields', part: { ...part, checks: [seal] } }], evidence, 5);
const field = (name: string) => evidenceOf({ of: 'missing field', name });

describe('findingsOf', () => {
  it('lists every check once, and every missing field', () => {
    for (const { documentId, ...parts } of verificationResults) {
      const all = sampleFindings(documentId);
      expect(new Set(all.map(({ id }) => id)).size, documentId).toBe(all.length);
      expect(
        all.filter(({ status }) => status !== 'missing').map(({ name, status }) => [name, status]),
      ).toEqual(
        Object.values(parts).flatMap(({ checks }) =>
          checks.map(({ name, status }) => [name, status]),
        ),
      );
    }
  });

  it('names missing fields whose places are known, before the checks, and counts the others', () => {
    const named = (...evidence: Evidence[]) =>
      findings(...evidence).map((finding) => [finding.id, findingName(finding)]);
    expect(named()).toEqual([
      ['fields-2-fields-missing', '2 fields missing'],
      ['fields-seal', 'Seal'],
    ]);
    expect(named(field('Branch Code'))).toEqual([
      ['branch-code', 'Missing: Branch Code'],
      ['fields-1-field-missing', '1 field missing'],
      ['fields-seal', 'Seal'],
    ]);
    expect(named(field('A'), field('B'), field('C'))).toHaveLength(4);
  });

  it('has no places for checks of the whole file, and no evidence of another panel', () => {
    const [, check] = findings(evidenceOf({ panel: 'fraud' }));
    expect(check).toEqual({ ...seal, id: 'fields-seal', panel: 'fields' });
  });

  it('drops places that are on none of the pages', () => {
    const [, check] = findings(evidenceOf({ places: [on(5), ...bad] }));
    expect(check).toMatchObject({ id: 'seal', places: [on(5)] });
  });

  it.each([
    [
      { kind: 'places', first: on(1), second: on(6) },
      { kind: 'places', first: on(1), second: undefined },
    ],
    [
      { kind: 'record', onFile: 'Ana', printedAt: on(6) },
      { kind: 'record', onFile: 'Ana', printedAt: undefined },
    ],
    [
      { kind: 'sample', pairs: [{ suspicious: on(1), regular: on(6) }] },
      { kind: 'sample', pairs: [{ suspicious: on(1), regular: undefined }] },
    ],
  ] as const)('does the same with the places of a comparison: %o', (comparison, kept) => {
    expect(findings(evidenceOf({ comparison }))[1]!.comparison).toEqual(kept);
  });
});

describe('comparedItem', () => {
  const item = (id: string, places: Place[]) => ({ id, label: id, places });
  const comparison = {
    kind: 'sum' as const,
    currency: 'PHP',
    items: [item('credits', [on(2)]), item('debits', [on(6)])],
    printed: item('closing', [on(1)]),
  };
  const [, sum] = findings(evidenceOf({ comparison }));

  it('is a finding at the place of the item', () => {
    expect(comparedItem(sum, 'closing')).toMatchObject({ name: 'closing', places: [on(1)] });
    expect(comparedItem(sum, 'credits')).toMatchObject({ id: 'credits', status: 'success' });
  });

  it('is undefined for an item without a place, an unknown one and other findings', () => {
    expect(comparedItem(sum, 'debits')).toBeUndefined();
    expect(comparedItem(sum, 'nowhere')).toBeUndefined();
    expect(comparedItem(findings()[1], 'credits')).toBeUndefined();
    expect(comparedItem(undefined, 'credits')).toBeUndefined();
  });
});

describe('sentenceOf', () => {
  const sentencesOf = (documentId: string) =>
    worstFirst(sampleFindings(documentId)).map(sentenceOf);

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
    const tear = { id: 'tear', panel: 'fields', status: 'warning', name: 'Torn corner' } as const;
    expect(sentenceOf(tear)).toBe('Torn corner.');
  });
});
