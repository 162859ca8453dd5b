export { RadioGroup } from './RadioGroup';
export type { RadioGroupProps, RadioOption, RadioTone } from './RadioGroup';
