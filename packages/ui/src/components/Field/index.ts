export { Field, useField } from './Field';
export type { FieldProps, FieldTexts } from './Field';
