import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FileField } from '../../components/FileField';
import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';
import { TextField } from '../../components/TextField';
import { acceptedFiles, clientTypes, uploadHint } from '../../uploads';
import type { ClientType, DocumentTypes } from '../../uploads';
import styles from './AddClientDialog.module.css';

export interface NewClient {
  /** Trimmed. */
  name: string;
  type: ClientType;
  /** The value of the chosen document type. */
  documentType: string;
  file: File;
}

export interface AddClientFormProps {
  id: string;
  /** The document types that each client type can submit. */
  documentTypes: DocumentTypes;
  /** Called with the values when the form is valid; the caller closes the dialog. */
  onSubmit: (client: NewClient) => void;
}

/** Mounted each time the dialog opens, so it always starts empty. */
export function AddClientForm({ id, documentTypes, onSubmit }: AddClientFormProps) {
  const [name, setName] = useState('');
  const [type, setType] = useState<ClientType>('individual');
  const [documentType, setDocumentType] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState(false);

  function changeType(chosen: ClientType) {
    setType(chosen);
    setDocumentType('');
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (file) onSubmit({ name: name.trim(), type, documentType, file });
  }

  return (
    // Native validation reports what is missing; the fields stay marked after its bubble disappears.
    <form
      id={id}
      className={styles.form}
      onSubmit={submit}
      onInvalidCapture={() => setRefused(true)}
    >
      <TextField
        label="Client Name"
        required
        autoComplete="off"
        value={name}
        // Whitespace-only names become empty, so that native validation reports them as missing.
        onChange={(event) => setName(event.target.value.trim() && event.target.value)}
        aria-invalid={refused && name === ''}
      />
      <RadioGroup
        legend="Client Type"
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
        onChange={(event) => setDocumentType(event.target.value)}
        aria-invalid={refused && documentType === ''}
      />
      <FileField
        label="File"
        required
        hint={uploadHint}
        accept={acceptedFiles}
        onFileChange={setFile}
        aria-invalid={refused && file === null}
      />
    </form>
  );
}
