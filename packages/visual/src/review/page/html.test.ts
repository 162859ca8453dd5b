import { expect, test } from 'vitest';
import { html } from './html.ts';

test('escapes values, but not the markup of other templates', () => {
  const items = ['<b>', '"&"'].map((text) => html`<li title="${text}">${text}</li>`);
  expect(String(html`${items}${undefined}`)).toBe(
    '<li title="&lt;b&gt;">&lt;b&gt;</li><li title="&quot;&amp;&quot;">&quot;&amp;&quot;</li>',
  );
});
