import type { SubmitEvent } from 'react';
import { useAnnounce } from '../../announcer';
import { FileField } from '../../components/FileField';
import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import type { ClientType, DocumentTypes, NewClient } from '../../domain';
import { acceptedFiles, clientTypes, uploadHint } from '../uploads';

export interface ClientDraft {
  name: string;
  type: ClientType;
  documentType: string | null;
  file: File | null;
}

export interface AddClientFormProps {
  id: string;
  /** The document types that each client type can submit. */
  documentTypes: DocumentTypes;
  draft: ClientDraft;
  /** Called with the values that have changed. */
  onDraftChange: (changed: Partial<ClientDraft>) => void;
  /** Called with the values when a valid form is submitted. */
  onClientAdd: (client: NewClient) => void;
}

/** The fields of a new client. */
export function AddClientForm({
  id,
  documentTypes,
  draft,
  onDraftChange,
  onClientAdd,
}: AddClientFormProps) {
  const { name, type, documentType, file } = draft;
  const announce = useAnnounce();

  const changeType = (chosen: ClientType) => {
    if (documentType !== null) announce('Document type removed.');
    onDraftChange({ type: chosen, documentType: null });
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (file && documentType) onClientAdd({ name: name.trim(), type, documentType, file });
  }

  return (
    <Stack asChild>
      <form id={id} onSubmit={submit}>
        <TextField
          label="Client Name"
          required
          autoComplete="off"
          value={name}
          onValueChange={(name) => onDraftChange({ name })}
        />
        <RadioGroup
          label="Client Type"
          options={clientTypes}
          value={type}
          onValueChange={changeType}
        />
        <Select
          label="Document Type"
          required
          placeholder="Select a document type"
          options={documentTypes[type]}
          value={documentType}
          onValueChange={(documentType) => onDraftChange({ documentType })}
        />
        <FileField
          label="File"
          required
          hint={uploadHint}
          accept={acceptedFiles}
          defaultFile={file}
          onFileChange={(file) => onDraftChange({ file })}
        />
      </form>
    </Stack>
  );
}
