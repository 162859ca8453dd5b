export { ReviewDialog, reviewDecisions } from './ReviewDialog';
export type { ReviewDecision, ReviewDialogProps } from './ReviewDialog';
