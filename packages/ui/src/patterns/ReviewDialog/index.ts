export { ReviewDialog } from './ReviewDialog';
export type { ReviewDialogProps } from './ReviewDialog';
export type { ReviewDecision } from './reviewDraft';
