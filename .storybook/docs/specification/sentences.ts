import { proofs } from './proofs.ts';
import type { Proof, Unseen } from './proofs.ts';

export interface Sentence {
  text: string;
  proofs: (Proof | Unseen)[];
}

export interface Block {
  kind: 'paragraph' | 'item' | 'nested item' | 'row';
  /** The first cell of a row. */
  route?: string;
  sentences: Sentence[];
}

interface Section {
  number: number;
  heading: string;
  blocks: Block[];
}

/** Splits after a full stop or a semicolon, unless it is inside a text in quotes. */
const split = (text: string) =>
  (text.match(/(?:'[^']*'|[^'])+?(?:[.;](?=\s)|$)/g) ?? []).map((sentence) => sentence.trim());

function parseLine(line: string): Omit<Block, 'sentences'> & { text: string } {
  const [, route = '', content = ''] = /^\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
  if (content) return { kind: 'row', route, text: content };
  const [, indent = '', item = ''] = /^( *)- (.+)$/.exec(line) ?? [];
  if (item) return { kind: indent ? 'nested item' : 'item', text: item };
  return { kind: 'paragraph', text: line };
}

/** A regular expression for quoted words, in which `…` stands for words left out. */
export const patternOf = (words: string) =>
  words
    .split('…')
    .map((part) => part.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*?');

/** The proofs whose words touch each sentence of a section, and the words that it does not have exactly once. */
function matchProofs(sentences: Sentence[], found: (Proof | Unseen)[]) {
  // On one line, so that quotes can span sentences.
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const wrong: string[] = [];
  for (const proof of found) {
    const matches = [...text.matchAll(new RegExp(patternOf(proof.words), 'g'))];
    const [match] = matches;
    if (!match || matches.length > 1) {
      wrong.push(proof.words);
      continue;
    }
    let start = 0;
    for (const sentence of sentences) {
      const end = start + sentence.text.length;
      if (start < match.index + match[0].length && match.index < end) sentence.proofs.push(proof);
      start = end + 1;
    }
  }
  return wrong;
}

/**
 * The specification as sections of blocks of sentences, each with its proofs.
 *
 * @param markdown The text of `guides/specification.md`.
 */
export function readSpecification(markdown: string, all: typeof proofs = proofs) {
  const [title = '', ...lines] = markdown
    .split('\n')
    .filter((line) => line && !/^\|[ -]+\|[ -]+\|$/.test(line));
  const sections: Section[] = [{ number: 0, heading: '', blocks: [] }];
  for (const line of lines) {
    const [, heading, number] = /^## ((\d+)[.] .+)$/.exec(line) ?? [];
    if (heading) {
      sections.push({ number: Number(number), heading, blocks: [] });
      continue;
    }
    const { text, ...block } = parseLine(line);
    const sentences = split(text).map((text) => ({ text, proofs: [] }));
    sections.at(-1)?.blocks.push({ ...block, sentences });
  }
  const wrong = sections.flatMap(({ number, blocks }) => {
    const sentences = blocks.flatMap(({ sentences }) => sentences);
    return matchProofs(sentences, all[number] ?? []);
  });
  const unknown = Object.keys(all).filter(
    (key) => !sections.some(({ number }) => number === Number(key)),
  );
  return { title: title.replace('# ', ''), sections, wrong: [...wrong, ...unknown] };
}

/** The texts in quotes of a sentence. */
export const messagesIn = (text: string) =>
  [...text.matchAll(/'([^']+)'/g)].map(([, message = '']) => message);

export const isSeen = (proof: Proof | Unseen): proof is Proof => 'story' in proof;

/** The proofs whose words are one text in quotes, with that text. */
const messages = Object.values(proofs)
  .flat()
  .filter(isSeen)
  .flatMap(({ words, story }) => {
    const [, text] = /^'([^']+)'$/.exec(words) ?? [];
    return text ? [{ text, story }] : [];
  });

/** The texts in quotes that a story has to show. */
export const messagesOf = (storyId: string) =>
  messages.filter(({ story }) => story === storyId).map(({ text }) => text);

/** The story that shows a text in quotes. */
export function storyOf(message: string) {
  const found = messages.find(({ text }) => text === message);
  if (!found) throw new Error(`The specification's proofs have no story for “${message}”.`);
  return found.story;
}
