export type ReviewDecision = 'approve' | 'reject';

/** A sentence about a finding in a reason, and where it is in the text. */
interface AddedSentence {
  /** The finding's `id`. */
  id: string;
  start: number;
  end: number;
}

/** A text with sentences that can be removed again. */
export interface DraftText {
  text: string;
  /** In the order of the text. */
  sentences: readonly AddedSentence[];
}

/** A review that is not confirmed yet. Each decision has a text of its own, because only a reason is shared. */
export interface ReviewDraft extends Record<ReviewDecision, DraftText> {
  decision: ReviewDecision | null;
}

export type DraftAction =
  | { type: 'picked'; decision: ReviewDecision }
  | { type: 'written'; text: string }
  /** Adds the sentence to the reason on a line of its own, or removes it again. */
  | { type: 'sentenceToggled'; id: string; sentence: string }
  | { type: 'discarded' };

const noText: DraftText = { text: '', sentences: [] };

export const emptyDraft: ReviewDraft = { decision: null, approve: noText, reject: noText };

export const hasSentence = ({ sentences }: DraftText, id: string) =>
  sentences.some((sentence) => sentence.id === id);

/** The draft after an action. */
export function draftReducer(draft: ReviewDraft, action: DraftAction): ReviewDraft {
  const { decision } = draft;
  switch (action.type) {
    case 'picked':
      return { ...draft, decision: action.decision };
    case 'written':
      if (decision === null) return draft;
      return { ...draft, [decision]: edited(draft[decision], action.text) };
    case 'sentenceToggled':
      return { ...draft, decision: 'reject', reject: toggled(draft.reject, action) };
    case 'discarded':
      return emptyDraft;
  }
}

/** A sentence that the user changes becomes ordinary text; the others move with the text around them. */
function edited({ text, sentences }: DraftText, next: string): DraftText {
  const shorter = Math.min(text.length, next.length);
  let start = 0;
  while (start < shorter && text[start] === next[start]) start += 1;
  let kept = 0;
  while (kept < shorter - start && text.at(-1 - kept) === next.at(-1 - kept)) kept += 1;
  return {
    text: next,
    sentences: sentences
      .filter((sentence) => sentence.end <= start || sentence.start >= text.length - kept)
      .map((sentence) =>
        sentence.end <= start ? sentence : movedBy(sentence, next.length - text.length),
      ),
  };
}

function toggled(
  { text, sentences }: DraftText,
  { id, sentence }: Extract<DraftAction, { type: 'sentenceToggled' }>,
): DraftText {
  const added = sentences.find((candidate) => candidate.id === id);
  if (!added) {
    const lines = [text.trimEnd(), sentence].filter((line) => line !== '').join('\n');
    const start = lines.length - sentence.length;
    return { text: lines, sentences: [...sentences, { id, start, end: lines.length }] };
  }
  const before = text.slice(0, added.start).trimEnd();
  const after = text.slice(added.end).trimStart();
  const rest = [before, after].filter((part) => part !== '').join('\n');
  return {
    text: rest,
    sentences: sentences
      .filter((other) => other !== added)
      .map((other) =>
        other.start < added.start ? other : movedBy(other, rest.length - text.length),
      ),
  };
}

const movedBy = (sentence: AddedSentence, by: number): AddedSentence => ({
  ...sentence,
  start: sentence.start + by,
  end: sentence.end + by,
});
