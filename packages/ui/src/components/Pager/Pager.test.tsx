import { expect, test } from 'vitest';
import { mount } from '../../stories/mount';
import { Pager } from './Pager';

test('a page beyond the last one counts as the last one', async () => {
  const { container, render } = await mount(<Pager label="Pages" pageCount={5} defaultPage={5} />);
  const current = () => container.querySelector('[aria-current]')?.textContent;
  const arrow = (name: string) => container.querySelector<HTMLElement>(`[aria-label^="${name}"]`)!;
  await render(<Pager label="Pages" pageCount={3} defaultPage={5} />);
  expect(current()).toBe('3');
  expect(arrow('Next').ariaDisabled).toBe('true');
  arrow('Previous').click();
  await expect.poll(current).toBe('2');
});
