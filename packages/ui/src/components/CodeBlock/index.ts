export { CodeBlock, codeLanguages } from './CodeBlock';
export type { CodeBlockProps } from './CodeBlock';
export type { CodeLanguage } from './highlight';
