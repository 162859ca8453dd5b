const shown = 20;

/**
 * Where a job summary can load images from: GitHub strips data URLs and cannot show artifacts.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function imageUrls({ VISUAL_REVIEW_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA }) {
  if (VISUAL_REVIEW_URL) {
    const base = VISUAL_REVIEW_URL.replace(/\/?$/, '/');
    return ({ before, after }) => [before, after].map((path) => path && base + path);
  }
  const raw = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/raw/${GITHUB_SHA}/.storybook/visual/baselines/`;
  return ({ before }) => [before && raw + before.replace(/^before\//, ''), undefined];
}

const image = (url, alt) => (url ? `<img src="${url}" alt="${alt}" width="200">` : '–');
const percent = (share) => (share === undefined ? '' : `${(share * 100).toPrecision(2)} %`);
const escape = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/**
 * Markdown for the summary of a GitHub Actions job: the first twenty screenshots that differ, causes before their
 * effects. With `VISUAL_REVIEW_URL`, the URL of the deployed review page, it shows both screenshots; without it, only
 * the baseline.
 */
export function summary(changes, env = process.env) {
  const urlsOf = imageUrls(env);
  const rows = changes.slice(0, shown).map((change) => {
    const [before, after] = urlsOf(change);
    const cells = [
      escape(`${change.title} › ${change.name}`),
      change.mode,
      percent(change.share) || escape(change.message),
      image(before, 'Before'),
      image(after, 'After'),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const more =
    changes.length > shown ? `\n${changes.length - shown} more are on the review page.\n` : '';
  const link = env.VISUAL_REVIEW_URL ? ` – [review them](${env.VISUAL_REVIEW_URL})` : '';
  return `### ${changes.length} screenshots differ${link}

| Story | Mode | Pixels | Before | After |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
${more}`;
}
