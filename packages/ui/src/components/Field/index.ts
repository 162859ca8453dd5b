export { Field, useField } from './Field';
export type { FieldTexts } from './Field';
