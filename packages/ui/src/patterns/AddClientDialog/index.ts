export { AddClientDialog } from './AddClientDialog';
export type { AddClientDialogProps } from './AddClientDialog';
export type { NewClient } from './AddClientForm';
