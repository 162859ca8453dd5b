import { percentage } from '../compare/percentage.ts';
import type { Change } from './data.ts';

const shown = 20;

/** What the summary says about a change. */
type Row = Pick<Change, 'title' | 'name' | 'mode' | 'share' | 'message' | 'before' | 'after'>;

const escape = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/**
 * Markdown for the summary of a GitHub Actions job: the first twenty screenshots that differ, causes before their
 * effects. A job summary shows images by URL only (GitHub strips data URLs), so it needs the deployed review page.
 */
export function summary(changes: Row[], reviewUrl = process.env.VISUAL_REVIEW_URL): string {
  const image = (path: string | undefined, alt: string) =>
    reviewUrl && path
      ? `<img src="${reviewUrl.replace(/\/?$/, '/')}${path}" alt="${alt}" width="200">`
      : '–';
  const rows = changes
    .slice(0, shown)
    .map(({ title, name, mode, share, message, before, after }) => {
      const difference = share ? percentage(share) : escape(message);
      const images = `${image(before, 'Before')} | ${image(after, 'After')}`;
      return `| ${escape(`${title} › ${name}`)} | ${mode} | ${difference} | ${images} |`;
    });
  const rest = changes.length - shown;
  const more = rest > 0 ? `\n${rest} more are on the review page.\n` : '';
  const link = reviewUrl ? ` – [review them](${reviewUrl})` : '';
  return `### Different screenshots: ${changes.length}${link}

| Story | Mode | Pixels | Before | After |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
${more}`;
}
