export { ReviewDialog } from './ReviewDialog';
export type { ReviewDecision, ReviewDialogProps } from './ReviewDialog';
