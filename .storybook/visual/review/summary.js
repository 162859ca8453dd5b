const shown = 20;

/**
 * The URLs of both screenshots. A job summary shows images by URL only: GitHub strips data URLs. Without the deployed
 * review page there is only the baseline, in the repository.
 */
function urlsOf({ before, after }, env) {
  const { VISUAL_REVIEW_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = env;
  if (VISUAL_REVIEW_URL) {
    const base = VISUAL_REVIEW_URL.replace(/\/?$/, '/');
    return [before, after].map((path) => path && base + path);
  }
  const baselines = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/raw/${GITHUB_SHA}/.storybook/visual/baselines`;
  return [before?.replace('before', baselines)];
}

const image = (url, alt) => (url ? `<img src="${url}" alt="${alt}" width="200">` : '–');
const escape = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/**
 * Markdown for the summary of a GitHub Actions job: the first twenty screenshots that differ, causes before their
 * effects.
 */
export function summary(changes, env = process.env) {
  const rows = changes.slice(0, shown).map((change) => {
    const { title, name, mode, share, message } = change;
    const [before, after] = urlsOf(change, env);
    const difference = share ? `${(share * 100).toPrecision(2)} %` : escape(message);
    const images = `${image(before, 'Before')} | ${image(after, 'After')}`;
    return `| ${escape(`${title} › ${name}`)} | ${mode} | ${difference} | ${images} |`;
  });
  const rest = changes.length - shown;
  const more = rest > 0 ? `\n${rest} more are on the review page.\n` : '';
  const link = env.VISUAL_REVIEW_URL ? ` – [review them](${env.VISUAL_REVIEW_URL})` : '';
  return `### ${changes.length} screenshots differ${link}

| Story | Mode | Pixels | Before | After |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
${more}`;
}
