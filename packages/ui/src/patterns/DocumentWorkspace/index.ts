export { DocumentWorkspace } from './DocumentWorkspace';
export type { DocumentWorkspaceProps } from './DocumentWorkspace';
