import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useId, useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import type { DialogProps } from '../../components/Dialog';
import type { NewClient } from '../../domain';
import { AddClientForm } from './AddClientForm';
import type { AddClientFormProps, ClientDraft } from './AddClientForm';

export interface AddClientDialogProps
  extends
    Pick<AddClientFormProps, 'documentTypes' | 'onClientAdd'>,
    Pick<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'> {}

const empty: ClientDraft = { name: '', type: 'individual', documentType: null, file: null };

/**
 * Adds a client with their first document. Renders a Dialog with a form, whose draft is kept until Cancel; closes when
 * a client is added. To upload several documents use UploadForm.
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

  const [draft, setDraft] = useState(empty);

  const finish = () => {
    setDraft(empty);
    setOpen(false);
  };
  const add = (client: NewClient) => {
    // Ignore a second click while the dialog fades out.
    if (!open) return;
    onClientAdd(client);
    finish();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title="Add Client"
      footer={
        <>
          <Button onClick={finish}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Add Client
          </Button>
        </>
      }
    >
      <AddClientForm
        id={formId}
        documentTypes={documentTypes}
        draft={draft}
        onDraftChange={(changed) => setDraft((last) => ({ ...last, ...changed }))}
        onClientAdd={add}
      />
    </Dialog>
  );
}
