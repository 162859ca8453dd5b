import type { Change, Review } from '../data.ts';
import { groupBy } from '../groups.ts';
import { $, fill, html, icon, within } from './html.ts';
import { plural, verdicts } from './words.ts';

/** What was tested, and how many screenshots have each verdict. */
export function renderHeader({ total, commit, base, changes }: Review): void {
  if (commit) {
    const { branch, hash, subject, hasChanges } = commit;
    const about = html`${branch ? html`${icon('branch')}<b>${branch}</b> ` : ''}<code>${hash}</code>
      <span class="subject">${subject}</span>
      ${hasChanges ? html`<em>with uncommitted changes</em>` : ''}
      ${base ? html`<span>compared with <code>${base}</code></span>` : ''}`;
    fill($('commit'), about);
  }
  const counts = verdicts
    .map((verdict) => ({ verdict, count: changes.filter(({ kind }) => kind === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(
      ({ verdict, count }) => html`<li data-verdict="${verdict}"><b>${count}</b> ${verdict}</li>`,
    );
  fill(
    $('counts'),
    html`${counts}
      <li>of ${plural(total, 'screenshot')}</li>`,
  );
  document.title = [`Visual review`, commit?.branch].filter(Boolean).join(': ');
}

export function renderModes(changes: Change[]): void {
  $('mode').add(new Option(`All (${changes.length})`, ''));
  for (const [mode, { length }] of groupBy(changes, (change) => change.mode)) {
    $('mode').add(new Option(`${mode} (${length})`, mode));
  }
}

/** What failed besides screenshots that differ, such as violations. */
export function renderProblems(problems: string[]): void {
  $('problems').hidden = problems.length === 0;
  fill(within('problems', 'ul'), html`${problems.map((text) => html`<li>${text}</li>`)}`);
}

/** The page if no screenshot differs. */
export function renderNothing({ total }: Review): void {
  document.body.toggleAttribute('data-nothing', true);
  fill(
    $('nothing'),
    html`${icon('check')}
      <h2>No screenshot differs</h2>
      <p>${plural(total, 'screenshot')} compared.</p>`,
  );
  $('nothing').append($('problems'));
}
