import { useId } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { AddClientForm } from './AddClientForm';
import type { AddClientFormProps } from './AddClientForm';

export interface AddClientDialogProps extends Omit<AddClientFormProps, 'id'> {
  open: boolean;
  /** Called when it is closed without adding a client. */
  onOpenChange: (open: boolean) => void;
}

/**
 * Adds a client with their first document. Renders a Dialog with a form, empty each time it opens. To upload
 * several documents use UploadForm.
 *
 * Keyboard: as Dialog; Enter in a field submits the form.
 *
 * Accessibility: all three fields are marked as required; missing ones are marked invalid, and the first one
 * gets focus.
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
        // Ignore a second click while the dialog fades out.
        onSubmit={(client) => open && onSubmit(client)}
      />
    </Dialog>
  );
}
