export { AddClientDialog } from './AddClientDialog';
export type { AddClientDialogProps, NewClient, NewClientType } from './AddClientDialog';
