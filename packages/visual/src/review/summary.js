const shown = 20;

const escape = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/**
 * Markdown for the summary of a GitHub Actions job: the first twenty screenshots that differ, causes before their
 * effects. A job summary shows images by URL only (GitHub strips data URLs), so it needs the deployed review page.
 */
export function summary(changes, reviewUrl = process.env.VISUAL_REVIEW_URL) {
  const image = (path, alt) =>
    reviewUrl && path
      ? `<img src="${reviewUrl.replace(/\/?$/, '/')}${path}" alt="${alt}" width="200">`
      : '–';
  const rows = changes
    .slice(0, shown)
    .map(({ title, name, mode, share, message, before, after }) => {
      const difference = share ? `${(share * 100).toPrecision(2)} %` : escape(message);
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
