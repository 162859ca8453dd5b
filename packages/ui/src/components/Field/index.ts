export { Field, useField } from './Field';
export type { FieldTexts } from './Field';
export { default as fieldStyles } from './Field.module.css';
