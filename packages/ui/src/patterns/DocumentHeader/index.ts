export { DocumentHeader } from './DocumentHeader';
export type { DocumentHeaderProps } from './DocumentHeader';
