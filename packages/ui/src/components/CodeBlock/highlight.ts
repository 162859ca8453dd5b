export type CodeLanguage = 'python' | 'json';
type CodeTokenKind = 'plain' | 'key' | 'string' | 'keyword' | 'number';

export interface CodeToken {
  kind: CodeTokenKind;
  text: string;
}

const keywords: Record<CodeLanguage, string> = {
  python: 'as|def|for|from|if|import|in|return|with',
  json: 'true|false|null',
};

/** Splits a code sample into tokens; joined, the tokens equal the sample. */
export function highlight(code: string, language: CodeLanguage): CodeToken[] {
  const pattern = new RegExp(
    `(?<key>"(?:[^"\\\\\\n]|\\\\.)*"(?=\\s*:))|(?<string>"(?:[^"\\\\\\n]|\\\\.)*")|(?<keyword>\\b(?:${keywords[language]})\\b)|(?<number>\\b\\d+(?:\\.\\d+)?\\b)`,
    'g',
  );
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) });
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    tokens.push({ kind: kind as CodeTokenKind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
}
