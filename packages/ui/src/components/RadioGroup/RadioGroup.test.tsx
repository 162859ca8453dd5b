import { expect, test } from 'vitest';
import { mount } from '../../stories/mount';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'approve', label: 'Approve' },
  { value: 'reject', label: 'Reject' },
];

test('a group with a name is submitted with its form', async () => {
  const { container } = await mount(
    <form>
      <RadioGroup label="Decision" options={options} name="decision" defaultValue="reject" />
    </form>,
  );
  const submitted = () => [...new FormData(container.querySelector('form')!)];
  expect(submitted()).toEqual([['decision', 'reject']]);
  container.querySelector('button')!.click();
  await expect.poll(submitted).toEqual([['decision', 'approve']]);
});

test('a group without a name has no hidden inputs', async () => {
  const { container } = await mount(
    <form>
      <RadioGroup label="Decision" options={options} />
    </form>,
  );
  expect(container.querySelectorAll('[role=radio]')).toHaveLength(2);
  expect(container.querySelector('input')).toBeNull();
});
