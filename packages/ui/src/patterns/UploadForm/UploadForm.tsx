import { clsx } from 'clsx';
import { useCallback, useId, useReducer } from 'react';
import type { ComponentProps, SubmitEvent } from 'react';
import { Button } from '../../components/Button';
import { Dropzone } from '../../components/Dropzone';
import { FileList } from '../../components/FileList';
import { FilePreview } from '../../components/FilePreview';
import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';
import { TextField } from '../../components/TextField';
import { clientTypes, uploadHint } from '../../uploads';
import type { ClientType, DocumentTypes } from '../../uploads';
import styles from './UploadForm.module.css';
import { UploadNoticeText } from './UploadNoticeText';
import { missingDetail } from './uploadRules';
import { initialUploadState, uploadReducer } from './uploadState';

export interface UploadSubmission {
  clientType: ClientType;
  /** Without spaces around it. */
  clientName: string;
  /** The value of the chosen document type. */
  documentType: string;
  /** In the order in which they are listed; never empty. */
  files: File[];
}

export interface UploadFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The document types that each kind of client can hand in. */
  documentTypes: DocumentTypes;
  /** Called when the button is pressed and nothing is missing; the form stays as it is. */
  onUpload: (submission: UploadSubmission) => void;
  /**
   * Level of the preview's heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Hands in many documents of one client and one type, with a look at each. Renders a `form`.
 * For a client's first document use AddClientDialog.
 *
 * Keyboard: all of it works without dragging.
 *
 * Accessibility: errors are alerts, and those about a field are read out with it too.
 */
export function UploadForm({
  documentTypes,
  onUpload,
  headingLevel = 2,
  className,
  ...rest
}: UploadFormProps) {
  const [state, dispatch] = useReducer(uploadReducer, initialUploadState);
  const noticeId = useId();
  const { clientType, clientName, documentType, items, shownId, notice } = state;
  const shown = items.find(({ id }) => id === shownId)?.file ?? null;

  const pick = useCallback((id: string) => dispatch({ type: 'filePicked', id }), []);
  const remove = useCallback((id: string) => dispatch({ type: 'fileRemoved', id }), []);

  function upload(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    dispatch({ type: 'uploadPressed' });
    if (missingDetail(state)) return;
    const files = items.map(({ file }) => file);
    onUpload({ clientType, clientName: clientName.trim(), documentType, files });
  }

  /** Marks the field that the message asks for. */
  const asked = (field: 'clientName' | 'documentType') =>
    notice?.problem === field && { 'aria-invalid': true, 'aria-describedby': noticeId };

  return (
    // The browser neither suggests names nor, on Back, brings back some of the fields.
    <form
      {...rest}
      noValidate
      autoComplete="off"
      onSubmit={upload}
      className={clsx(styles.root, className)}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <RadioGroup
            legend="Client Type"
            options={clientTypes}
            value={clientType}
            onValueChange={(value) => dispatch({ type: 'clientTypeChanged', clientType: value })}
          />
          <div className={styles.details}>
            <TextField
              label="Client Name"
              value={clientName}
              onChange={(event) =>
                dispatch({ type: 'clientNameChanged', clientName: event.target.value })
              }
              {...asked('clientName')}
            />
            <Select
              label="Document Type"
              placeholder="Select a document type"
              options={documentTypes[clientType]}
              value={documentType}
              onChange={(event) =>
                dispatch({ type: 'documentTypeChanged', documentType: event.target.value })
              }
              {...asked('documentType')}
            />
          </div>
          <Dropzone
            // Another one for each: a folder still being read for the one goes with its files.
            key={clientType}
            label="Files"
            hint={uploadHint}
            aria-describedby={notice ? noticeId : undefined}
            onFiles={(files) => dispatch({ type: 'filesArrived', files })}
          />
          {notice && <UploadNoticeText key={notice.key} id={noticeId} notice={notice} />}
          <FileList
            label="Selected files"
            items={items}
            currentId={shownId}
            onPick={pick}
            onRemove={remove}
          />
          <Button
            type="submit"
            variant="primary"
            disabled={items.length === 0}
            className={styles.upload}
          >
            {`Upload ${items.length} File(s)`}
          </Button>
        </div>
        <FilePreview file={shown} headingLevel={headingLevel} className={styles.preview} />
      </div>
    </form>
  );
}
