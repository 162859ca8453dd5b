import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useId } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import type { DialogProps } from '../../components/Dialog';
import type { NewClient } from '../../domain';
import { AddClientForm } from './AddClientForm';
import type { AddClientFormProps } from './AddClientForm';

export interface AddClientDialogProps
  extends
    Omit<AddClientFormProps, 'id'>,
    Pick<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'> {}

/**
 * Adds a client with their first document. Renders a Dialog with a form, empty each time it opens; closes when a
 * client is added. To upload several documents use UploadForm.
 *
 * Keyboard: as Dialog; Enter in the name field submits the form.
 *
 * Accessibility: name, document type and file are marked as required; submitting marks missing ones as invalid and
 * moves focus to the first.
 */
export function AddClientDialog({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  documentTypes,
  onClientAdd,
}: AddClientDialogProps) {
  const formId = useId();
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });

  const add = (client: NewClient) => {
    // Ignore a second click while the dialog fades out.
    if (!open) return;
    onClientAdd(client);
    setOpen(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title="Add Client"
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Add Client
          </Button>
        </>
      }
    >
      <AddClientForm id={formId} documentTypes={documentTypes} onClientAdd={add} />
    </Dialog>
  );
}
