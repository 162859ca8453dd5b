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
  /** Without spaces around it. */
  name: string;
  type: ClientType;
  /** The value of the chosen document type. */
  documentType: string;
  file: File;
}

export interface AddClientFormProps {
  id: string;
  /** The document types that each kind of client can hand in. */
  documentTypes: DocumentTypes;
  /** Called with the values once none is missing; closing is up to the caller. */
  onSubmit: (client: NewClient) => void;
}

/** Mounted with each opening of the dialog, and so empty each time. */
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
    // The browser says what is missing; the fields stay marked for those who do not see its bubble.
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
        // A name of spaces only never comes to be, so that the browser's own check finds it missing.
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
