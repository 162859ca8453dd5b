import { expect, test } from 'vitest';
import { mount } from '../../stories/mount';
import { Select } from './Select';

const options = [
  { value: 'individual', label: 'Individual' },
  { value: 'merchant', label: 'Merchant' },
];

test.each([{ value: null }, { defaultValue: null }])(
  '%o without a placeholder: an empty option is selected',
  async (props) => {
    const { container } = await mount(<Select label="Type" options={options} {...props} />);
    const select = container.querySelector('select')!;
    expect(select.value).toBe('');
    expect(select.selectedOptions[0]?.text).toBe('');
  },
);

test('a selected value without a placeholder: there is no empty option', async () => {
  const { container } = await mount(<Select label="Type" options={options} value="merchant" />);
  expect([...container.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'individual',
    'merchant',
  ]);
});
