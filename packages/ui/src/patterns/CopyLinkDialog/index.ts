export { CopyLinkDialog } from './CopyLinkDialog';
export type { CopyLinkDialogProps } from './CopyLinkDialog';
