import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useReducer, useRef } from 'react';
import type { ComponentProps, SubmitEvent } from 'react';
import { useAnnounce } from '../../announcer';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Dropzone } from '../../components/Dropzone';
import { FileList } from '../../components/FileList';
import { FilePreview } from '../../components/FilePreview';
import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';
import { TextField } from '../../components/TextField';
import type { ClientType, DocumentTypes } from '../../domain';
import type { HeadingLevel } from '../../headingLevel';
import { errorTexts } from '../errorTexts';
import { clientTypes, uploadHint } from '../uploads';
import styles from './UploadForm.module.css';
import { UploadNoticeText } from './UploadNoticeText';
import { missingDetail } from './uploadRules';
import { initialUploadState, uploadReducer } from './uploadState';

export interface UploadSubmission {
  clientType: ClientType;
  /** The trimmed name. */
  clientName: string;
  /** The value of the selected document type. */
  documentType: string;
  /** The files in display order; at least one. */
  files: File[];
}

export interface UploadFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The document types that each client type can submit. */
  documentTypes: DocumentTypes;
  /** Called when the form is submitted and nothing is missing; the form is not reset. */
  onUpload: (submission: UploadSubmission) => void;
  /**
   * Level of the preview's heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/**
 * Uploads many documents of one client and one type, with a preview of the selected one. Renders a `form`. For a
 * client's first document use AddClientDialog.
 *
 * Keyboard: everything works without dragging.
 *
 * Accessibility: announces added and removed files, what changing the client type removed, and errors, which are also
 * announced with their field.
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
  const { clientType, clientName, documentType, items, shownId, notice, said } = state;
  const announce = useAnnounce();
  useEffect(() => (said ? announce(said.text) : undefined), [announce, said]);
  const shown = items.find(({ id }) => id === shownId)?.file ?? null;

  const preview = useRef<HTMLElement>(null);
  const browseButton = useRef<HTMLButtonElement>(null);
  const scrollToPreview = useEffectEvent(() => {
    // An error comes first.
    if (notice) return;
    // On a phone the preview is below the form.
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isReduced ? 'instant' : 'smooth';
    preview.current?.scrollIntoView({ block: 'nearest', behavior });
  });
  useEffect(() => {
    if (shownId !== null) scrollToPreview();
  }, [shownId]);

  function remove(id: string) {
    // The list unmounts with its last file, so move focus to the button that adds files.
    if (items.length === 1) browseButton.current?.focus();
    dispatch({ type: 'fileRemoved', id });
  }

  function upload(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    dispatch({ type: 'uploadRequested' });
    if (documentType === null || missingDetail(state)) return;
    const files = items.map(({ file }) => file);
    onUpload({ clientType, clientName: clientName.trim(), documentType, files });
  }

  /** Props that mark a field as invalid if the notice says that it is missing. */
  const invalidIfMissing = (field: 'clientName' | 'documentType') =>
    notice?.problem === field && { 'aria-invalid': true, 'aria-describedby': noticeId };

  return (
    // `off` disables name suggestions, and prevents the browser from restoring half of the form on Back.
    <form
      {...rest}
      noValidate
      autoComplete="off"
      onSubmit={upload}
      className={clsx(styles.root, className)}
    >
      <div className={styles.columns}>
        <Card padding="large" className={styles.fields}>
          <RadioGroup
            label="Client Type"
            options={clientTypes}
            value={clientType}
            onValueChange={(value) => dispatch({ type: 'clientTypeChanged', clientType: value })}
          />
          <div className={styles.details}>
            <TextField
              label="Client Name"
              required
              value={clientName}
              onValueChange={(text) => dispatch({ type: 'clientNameChanged', clientName: text })}
              {...invalidIfMissing('clientName')}
            />
            <Select
              label="Document Type"
              required
              placeholder="Select a document type"
              options={documentTypes[clientType]}
              value={documentType}
              onValueChange={(type) =>
                dispatch({ type: 'documentTypeChanged', documentType: type })
              }
              {...invalidIfMissing('documentType')}
            />
          </div>
          <Dropzone
            // Remount when the client type changes, so that the files of a folder that is still being read are
            // discarded.
            key={clientType}
            browseRef={browseButton}
            label="Files"
            className={styles.files}
            hint={uploadHint}
            note={missingDetail(state) && 'Enter client name and document type first'}
            aria-describedby={notice ? noticeId : undefined}
            onFilesAdd={(files) => dispatch({ type: 'filesArrived', files })}
          />
          {notice && <UploadNoticeText id={noticeId} notice={notice} />}
          {items.length > 0 && (
            <FileList
              label="Selected files"
              items={items}
              selectedId={shownId}
              onSelectedIdChange={(id) => dispatch({ type: 'filePicked', id })}
              onRemove={remove}
            />
          )}
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              disabled={items.length === 0}
              className={styles.upload}
            >
              {`Upload ${items.length} File(s)`}
            </Button>
          </div>
        </Card>
        <FilePreview
          ref={preview}
          file={shown}
          unavailable={errorTexts.previewNotAvailable}
          headingLevel={headingLevel}
          className={styles.preview}
        />
      </div>
    </form>
  );
}
