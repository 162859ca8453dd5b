import { groupBy } from '../groups.js';
import { $, html, icon } from './html.js';
import { plural, verdicts } from './words.js';

/** What was tested, and how many screenshots have each verdict. */
export function renderHeader({ total, commit, base, changes }) {
  if (commit) {
    const { branch, hash, subject, hasChanges } = commit;
    $('commit').innerHTML = html`${branch ? html`${icon('branch')}<b>${branch}</b> ` : ''}<code
        >${hash}</code
      >
      <span class="subject">${subject}</span>
      ${hasChanges ? html`<em>with uncommitted changes</em>` : ''}
      ${base ? html`<span>compared with <code>${base}</code></span>` : ''}`;
  }
  const counts = verdicts
    .map((verdict) => [verdict, changes.filter(({ kind }) => kind === verdict).length])
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => html`<li data-verdict="${verdict}"><b>${count}</b> ${verdict}</li>`);
  $('counts').innerHTML = html`${counts}
    <li>of ${plural(total, 'screenshot')}</li>`;
  document.title = [`Visual review`, commit?.branch].filter(Boolean).join(': ');
}

export function renderModes(changes) {
  $('mode').add(new Option(`All (${changes.length})`, ''));
  for (const [mode, { length }] of groupBy(changes, (change) => change.mode)) {
    $('mode').add(new Option(`${mode} (${length})`, mode));
  }
}

/** What failed besides screenshots that differ, such as violations. */
export function renderProblems(problems) {
  $('problems').hidden = problems.length === 0;
  $('problems').querySelector('ul').innerHTML =
    html`${problems.map((text) => html`<li>${text}</li>`)}`;
}

/** The page if no screenshot differs. */
export function renderNothing({ total }) {
  document.body.toggleAttribute('data-nothing', true);
  $('nothing').innerHTML = html`${icon('check')}
    <h2>No screenshot differs</h2>
    <p>${plural(total, 'screenshot')} compared.</p>`;
  $('nothing').append($('problems'));
}
