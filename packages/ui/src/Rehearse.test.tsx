import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { Rehearse } from './Rehearse';
import { mount } from './stories/mount';

test('its children are rendered outside of the document, and run no effects', async () => {
  const rendered = vi.fn();
  const effect = vi.fn();
  function Content() {
    rendered();
    useEffect(() => effect(), []);
    return <p>Ledger</p>;
  }
  const { container } = await mount(
    <Rehearse>
      <Content />
    </Rehearse>,
  );
  await expect.poll(() => rendered.mock.calls.length).toBe(1);
  expect(container.textContent).toBe('');
  expect(document.body.textContent).not.toContain('Ledger');
  expect(effect).not.toHaveBeenCalled();
});
