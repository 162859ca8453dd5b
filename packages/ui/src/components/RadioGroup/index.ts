export { RadioGroup, radioTones } from './RadioGroup';
export type { RadioGroupProps, RadioOption, RadioTone } from './RadioGroup';
