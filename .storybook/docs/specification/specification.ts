/** Where a sentence of the specification can be seen, and what tests it. */
export interface Footnote {
  /** The id of the story that shows it. */
  story?: string;
  /** The URL in the app that opens it. */
  url?: string;
  /** What to do there, for states without their own URL, or why there is nothing to see. */
  note?: string;
  /** The test: its file, then the title of the test or of one of its steps; `…` stands for omitted words. */
  test?: string;
}

const footnotePattern =
  /^\[\^(\d+)\]: (?:\[story\]\(\?path=\/story\/([\w-]+)\), \[app\]\(([^\s)]+)\)[.:] ?)?(?!Test: )(.*?)[.]?(?: ?Test: (.+))?$/;

/** Reads `guides/specification.md`: the specification, and its footnotes by number. */
export function readSpecification(markdown: string) {
  const [text = '', ...definitions] = markdown.split(/^(?=\[\^\d+\]: )/m);
  const footnotes = new Map<string, Footnote>();
  for (const definition of definitions) {
    const line = definition.split('\n', 1).join();
    const [, number, story, url, note, test] = footnotePattern.exec(line) ?? [];
    if (!number || footnotes.has(number)) throw new Error(`Not a footnote, or used twice: ${line}`);
    footnotes.set(number, { story, url, note, test });
  }
  return { text: text.replace(/<!--[^]*$/, ''), footnotes };
}

/** The quoted texts directly before a footnote, with the stories that have to show them. */
export function quotedTexts(markdown: string): Record<string, string> {
  const { text, footnotes } = readSpecification(markdown);
  const quotes = [...text.matchAll(/'([^'\n]+)'[.;]?\[\^(\d+)\]/g)];
  return Object.fromEntries(
    quotes.flatMap(([, quote = '', number = '']) => {
      const story = footnotes.get(number)?.story;
      return story && !/\bN\b/.test(quote) ? [[quote, story]] : [];
    }),
  );
}
