import { $, fill, html, targetOf, within } from './html.ts';

export interface Shortcut {
  keys: string[];
  does: string;
  run: (key: string) => void;
}

/** Keys without Shift that stand for another. */
const synonyms: Record<string, string> = { '=': '+', '-': '−' };

const isField = (event: Event) =>
  targetOf(event)?.matches(
    'input:not([type=radio], [type=range], [type=checkbox]), select, textarea',
  );

/** Listens for single keys and lists them in a dialog, which `?` opens. */
export function listenForKeys(shortcuts: Shortcut[]): void {
  const help: Shortcut = { keys: ['?'], does: 'Show this list', run: () => $('keys').showModal() };
  const all = [...shortcuts, help];
  const rows = all.map(({ keys, does }) => {
    const names = keys.map((key, i) => html`${i > 0 ? ' ' : ''}<kbd>${key.toUpperCase()}</kbd>`);
    return html`<tr>
      <th scope="row">${does}</th>
      <td>${names}</td>
    </tr>`;
  });
  fill(
    within('keys', 'table'),
    html`<tbody>
      ${rows}
    </tbody>`,
  );
  $('show-keys').addEventListener('click', () => $('keys').showModal());
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || isField(event)) return;
    if ($('keys').open || $('result').open) return;
    // `+` needs Shift on most keyboards; without it, the key is `=`.
    const typed = synonyms[key] ?? key.toLowerCase();
    const shortcut = all.find(({ keys }) => keys.includes(typed));
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run(typed);
  });
}
