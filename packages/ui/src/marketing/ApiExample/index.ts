export { ApiExample } from './ApiExample';
export type { ApiExampleProps } from './ApiExample';
