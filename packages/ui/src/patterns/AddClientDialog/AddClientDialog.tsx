import { useId } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import type { SelectOption } from '../../components/Select';
import { AddClientForm } from './AddClientForm';

export type NewClientType = 'individual' | 'merchant';

export interface NewClient {
  /** Without spaces around it. */
  name: string;
  type: NewClientType;
  /** The value of the chosen document type. */
  documentType: string;
  file: File;
}

export interface AddClientDialogProps {
  open: boolean;
  /** Called when it is left without a new client. */
  onOpenChange: (open: boolean) => void;
  /** The document types that each kind of client can hand in. */
  documentTypes: Readonly<Record<NewClientType, readonly SelectOption[]>>;
  /** Called with the values once none is missing; closing is up to the caller. */
  onSubmit: (client: NewClient) => void;
}

/**
 * Takes a new client with the first document. Renders a Dialog with a form, empty at each opening.
 * For more documents of one client use UploadForm.
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
      <AddClientForm id={formId} documentTypes={documentTypes} onSubmit={onSubmit} />
    </Dialog>
  );
}
