import { $, html } from './html.js';

const isField = (target) =>
  target.matches('input:not([type=radio], [type=range]), select, textarea');

/**
 * Listens for single keys and lists them in a dialog, which `?` opens.
 *
 * @param {{ keys: string[], does: string, run: (key: string) => void }[]} shortcuts
 */
export function listenForKeys(shortcuts) {
  const help = { keys: ['?'], does: 'Show this list', run: () => $('keys').showModal() };
  const all = [...shortcuts, help];
  const rows = all.map(({ keys, does }) => {
    const names = keys.map((key, i) => html`${i > 0 ? ' ' : ''}<kbd>${key.toUpperCase()}</kbd>`);
    return html`<tr>
      <th scope="row">${does}</th>
      <td>${names}</td>
    </tr>`;
  });
  $('keys').querySelector('table').innerHTML = html`<tbody>
    ${rows}
  </tbody>`;
  $('show-keys').addEventListener('click', help.run);
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || isField(target) || $('keys').open) return;
    // `+` needs Shift on most keyboards; without it, the key is `=`.
    const typed = { '=': '+', '-': '−' }[key] ?? key.toLowerCase();
    const shortcut = all.find(({ keys }) => keys.includes(typed));
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run(typed);
  });
}
