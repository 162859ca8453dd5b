import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'approve', label: 'Approve' },
  { value: 'reject', label: 'Reject' },
];

const radios = (root: Element) => [...root.querySelectorAll<HTMLInputElement>('[type=radio]')];

test('a controlled group shows its value, whatever the user picks', async () => {
  const onValueChange = vi.fn();
  const { container, render } = await mount(
    <RadioGroup label="Decision" options={options} value={null} onValueChange={onValueChange} />,
  );
  await userEvent.click(radios(container)[1]!);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('reject');
  expect(radios(container).map(({ checked }) => checked)).toEqual([false, false]);
  await render(<RadioGroup label="Decision" options={options} value="reject" />);
  expect(radios(container).map(({ checked }) => checked)).toEqual([false, true]);
});

test('groups without a name do not share a selection', async () => {
  const group = <RadioGroup label="Decision" options={options} defaultValue="approve" />;
  const { container } = await mount(
    <form>
      {group}
      {group}
    </form>,
  );
  await userEvent.click(radios(container)[1]!);
  expect(radios(container).map(({ checked }) => checked)).toEqual([false, true, true, false]);
});

test('focus by keyboard has a visible ring', async () => {
  const { container } = await mount(<RadioGroup label="Decision" options={options} required />);
  await userEvent.tab();
  expect(document.activeElement).toBe(radios(container)[0]);
  const option = radios(container)[0]!.parentElement!;
  expect(getComputedStyle(option).outlineStyle).toBe('solid');
});
