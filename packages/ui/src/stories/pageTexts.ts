import type { PageText, PageTextLine } from '@patunay/fixtures';

/** An empty page. */
export const paper =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792"/>';

/** A line whose words are next to each other, from left to right or, if it is Hebrew or Arabic, from right to left. */
export function textLine(text: string, x: number, y: number, height = 9): PageTextLine {
  const words = text.split(' ');
  const widths = words.map((word) => [...word].length * height * 0.5);
  const width = widths.reduce((sum, each) => sum + each + 3, -3);
  const isRightToLeft = /^[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
  let end = 0;
  return {
    x,
    y,
    width,
    height,
    words: words.map((word, index) => {
      const own = widths[index] ?? 0;
      const at = isRightToLeft ? width - end - own : end;
      end += own + 3;
      return { text: word, at, width: own };
    }),
  };
}

/** A page with 400 lines, in four columns. */
export const manyLines: PageText = Array.from({ length: 400 }, (_, index) => ({
  kind: 'paragraph',
  rows: [
    [
      textLine(
        `Line ${index + 1} is near`,
        40 + 135 * (index % 4),
        40 + 7 * Math.floor(index / 4),
        6,
      ),
    ],
  ],
}));

/** The words on a sheet that are more than 1.5 px from where its text has them; those of turned lines are left out. */
export function misplacedWords(canvas: HTMLElement, text: PageText): string[] {
  const sheet = canvas.querySelector('img')!.getBoundingClientRect();
  const scale = sheet.width / 612;
  const expected = text
    .flatMap(({ rows }) => rows.flat())
    .flatMap((line) =>
      line && !line.angle
        ? line.words.map((word) => ({
            text: word.text,
            left: sheet.left + (line.x + word.at) * scale,
            right: sheet.left + (line.x + word.at + word.width) * scale,
            middle: sheet.top + (line.y + line.height / 2) * scale,
          }))
        : [],
    );
  const range = document.createRange();
  const shown = [...canvas.querySelectorAll('[data-text-line="0"] > span')].map((word) => {
    range.selectNodeContents(word);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { text: word.textContent, left, right, middle: (top + bottom) / 2 };
  });
  return expected.flatMap((word, index) => {
    const other = shown[index];
    const isThere =
      other?.text === word.text &&
      Math.abs(other.left - word.left) <= 1.5 &&
      Math.abs(other.right - word.right) <= 1.5 &&
      Math.abs(other.middle - word.middle) <= 1.5;
    return isThere ? [] : [word.text];
  });
}
