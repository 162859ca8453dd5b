import { useId } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { AddClientForm } from './AddClientForm';
import type { AddClientFormProps } from './AddClientForm';

export interface AddClientDialogProps extends Omit<AddClientFormProps, 'id'> {
  open: boolean;
  /** Called when it is left without a new client. */
  onOpenChange: (open: boolean) => void;
}

/**
 * Takes a new client with the first document. Renders a Dialog with a form, empty at each opening.
 * For more documents of one client use UploadForm.
 *
 * Keyboard: as Dialog; Enter in a field hands it over.
 *
 * Accessibility: all three fields are required and say so; what is missing is marked, and the first such
 * field takes the focus.
 */
export function AddClientDialog({
  open,
  onOpenChange,
  documentTypes,
  onSubmit,
}: AddClientDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Client"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Add Client
          </Button>
        </>
      }
    >
      <AddClientForm
        id={formId}
        documentTypes={documentTypes}
        // A second press while the dialog fades adds no second client.
        onSubmit={(client) => open && onSubmit(client)}
      />
    </Dialog>
  );
}
