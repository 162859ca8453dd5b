import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { SearchField } from './SearchField';

test.each([{ readOnly: true }, { disabled: true }])('%o: cannot be cleared', async (props) => {
  const onValueChange = vi.fn();
  const { container } = await mount(
    <SearchField label="Search" defaultValue="santos" onValueChange={onValueChange} {...props} />,
  );
  const input = container.querySelector('input')!;
  input.focus();
  await userEvent.keyboard('{Escape}');
  expect(input.value).toBe('santos');
  expect(container.querySelector('button')).toBeNull();
  expect(onValueChange).not.toHaveBeenCalled();
});
