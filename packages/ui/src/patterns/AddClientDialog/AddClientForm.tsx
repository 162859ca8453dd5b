import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FileField } from '../../components/FileField';
import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import type { ClientType, DocumentTypes, NewClient } from '../../domain';
import { acceptedFiles, clientTypes, uploadHint } from '../uploads';

export interface AddClientFormProps {
  id: string;
  /** The document types that each client type can submit. */
  documentTypes: DocumentTypes;
  /** Called with the values when a valid form is submitted. */
  onClientAdd: (client: NewClient) => void;
}

/** Mounted each time the dialog opens, so it always starts empty. */
export function AddClientForm({ id, documentTypes, onClientAdd }: AddClientFormProps) {
  const [name, setName] = useState('');
  const [type, setType] = useState<ClientType>('individual');
  const [documentType, setDocumentType] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);

  function changeType(chosen: ClientType) {
    setType(chosen);
    setDocumentType(null);
  }

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
          onValueChange={setName}
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
          onValueChange={setDocumentType}
        />
        <FileField
          label="File"
          required
          hint={uploadHint}
          accept={acceptedFiles}
          onFileChange={setFile}
        />
      </form>
    </Stack>
  );
}
