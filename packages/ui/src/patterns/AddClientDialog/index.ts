export { AddClientDialog } from './AddClientDialog';
export type { AddClientDialogProps } from './AddClientDialog';
