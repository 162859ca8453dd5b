import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftReducer, emptyDraft, hasSentence } from './reviewDraft';
import type { DraftAction } from './reviewDraft';

const drafted = (...actions: DraftAction[]) => actions.reduce(draftReducer, emptyDraft);
const toggle = (id: string, sentence: string) =>
  ({ type: 'sentenceToggled', id, sentence }) as const;
const write = (text: string) => ({ type: 'written', text }) as const;

const name = toggle('name', 'Name is missing.');
const businessName = toggle('business-name', 'Business Name is missing.');

describe('the draft of a review', () => {
  it('keeps a text for each decision, and carries none over', () => {
    const approve = { type: 'picked', decision: 'approve' } as const;
    const reject = { type: 'picked', decision: 'reject' } as const;
    const draft = drafted(approve, write('Internal'), reject, write('Blurred'), approve);
    expect(draft).toMatchObject({
      decision: 'approve',
      approve: { text: 'Internal' },
      reject: { text: 'Blurred' },
    });
  });

  it('takes a text only once there is a decision', () => {
    expect(drafted(write('Lost?'))).toEqual(emptyDraft);
  });

  it('a sentence goes on a line of its own', () => {
    const { reject } = drafted(
      name,
      write('Name is missing. Please send a new scan. '),
      businessName,
    );
    expect(reject.text).toBe('Name is missing. Please send a new scan.\nBusiness Name is missing.');
    const without = draftReducer({ ...emptyDraft, decision: 'reject', reject }, name).reject;
    expect(without.text).toBe('Please send a new scan.\nBusiness Name is missing.');
  });

  it('is not taken for a longer sentence that contains it', () => {
    const only = drafted(businessName);
    expect(hasSentence(only.reject, 'name')).toBe(false);
    const both = draftReducer(only, name);
    expect(both.reject.text).toBe('Business Name is missing.\nName is missing.');
    expect(draftReducer(both, name).reject.text).toBe('Business Name is missing.');
    expect(draftReducer(both, businessName).reject.text).toBe('Name is missing.');
  });

  it('two findings may have the same sentence', () => {
    const twin = toggle('twin', 'Name is missing.');
    const both = drafted(name, twin);
    const one = draftReducer(both, name);
    expect(one.reject.text).toBe('Name is missing.');
    expect(hasSentence(one.reject, 'twin')).toBe(true);
  });

  it('a sentence that the user changes is ordinary text', () => {
    const draft = drafted(
      name,
      businessName,
      write('Name was missing.\nBusiness Name is missing.'),
    );
    expect(hasSentence(draft.reject, 'name')).toBe(false);
    expect(draftReducer(draft, businessName).reject.text).toBe('Name was missing.');
  });

  it('always knows where its sentences are, and removing them leaves the rest', () => {
    const sentences = ['Name is missing.', 'Business Name is missing.', 'Name', 'A.', 'A.'];
    const action: fc.Arbitrary<
      DraftAction | { type: 'typed'; at: number; over: number; text: string }
    > = fc.oneof(
      fc.nat(4).map((index) => toggle(String(index), sentences[index]!)),
      fc.record({
        type: fc.constant('typed' as const),
        at: fc.nat(80),
        over: fc.nat(12),
        text: fc.string({ unit: fc.constantFrom('A', '.', ' ', 'N', '\n'), maxLength: 3 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        let draft = drafted({ type: 'picked', decision: 'reject' });
        for (const next of actions) {
          const { text } = draft.reject;
          const made =
            next.type === 'typed'
              ? write(text.slice(0, next.at) + next.text + text.slice(next.at + next.over))
              : next;
          draft = draftReducer(draft, made);
          for (const { id, start, end } of draft.reject.sentences) {
            expect(draft.reject.text.slice(start, end)).toBe(sentences[Number(id)]);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
