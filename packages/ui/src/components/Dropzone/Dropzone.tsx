import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useWords } from '../../words';
import { Button } from '../Button';
import { Field, useField } from '../Field';
import type { FieldTexts } from '../Field';
import { droppedFiles } from './droppedFiles';
import styles from './Dropzone.module.css';
import { bringsFiles, useFileDrag } from './useFileDrag';

export interface DropzoneProps
  extends FieldTexts, Omit<ComponentProps<'div'>, 'children' | 'onDrop' | 'onPaste'> {
  /** Called with all files of one drop, paste or file picker selection, whatever their type. */
  onFilesAdd: (files: File[]) => void;
  /** A line that says what is required before files are accepted. */
  note?: ReactNode;
  /**
   * Accepts no files; a disabled `fieldset` around it does the same.
   * @default false
   */
  disabled?: boolean;
  /** The button that opens the file picker, to move focus to. */
  browseRef?: Ref<HTMLButtonElement>;
}

/**
 * Accepts any number of files by drag and drop, paste or file picker; a folder is expanded to its files. Renders a
 * `div` of role `group` inside a `div`: `className` and `style` land on the outer one, other props on the group. A
 * click anywhere in it opens the file picker. It does not validate files; check their types in `onFilesAdd`. For a
 * single file use FileField.
 *
 * Keyboard: Tab reaches the button, Enter or Space opens the file picker, and copied files can be pasted. Dragging is
 * never required.
 *
 * Accessibility: a group labelled by the label and described by note, hint and error.
 */
export function Dropzone({
  onFilesAdd,
  note,
  disabled = false,
  browseRef,
  ref,
  ...rest
}: DropzoneProps) {
  const {
    frame,
    control: { 'aria-invalid': invalid, ...control },
  } = useField(rest);
  const words = useWords('Dropzone', {
    prompt: 'Drag and drop files here',
    browse: 'Browse files',
  });
  const inputId = useId();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const areaRef = useComposedRefs(ref, area);
  // Also true in a disabled `fieldset`.
  const isDisabled = () => input.current?.matches(':disabled') ?? true;
  const dragging = useFileDrag(area, isDisabled);
  const addFiles = useCallbackRef(onFilesAdd);

  async function take(transfer: DataTransfer) {
    if (isDisabled()) return;
    const files = await droppedFiles(transfer);
    // Reading a folder takes time. By now, the area may be unmounted or disabled, or have a new handler.
    if (files.length > 0 && !isDisabled()) addFiles(files);
  }

  function takePicked(picked: HTMLInputElement) {
    const files = Array.from(picked.files ?? []);
    // Reset, so that picking the same file again fires `change`.
    picked.value = '';
    if (files.length > 0) onFilesAdd(files);
  }

  return (
    // The hint is rendered inside the area instead.
    <Field {...frame} hint={undefined} disabled={disabled} labelFor="group">
      <div
        role="group"
        aria-labelledby={frame.ids.label}
        onDrop={({ nativeEvent, dataTransfer }) => {
          if (bringsFiles(nativeEvent)) void take(dataTransfer);
        }}
        onPaste={({ clipboardData }) => void take(clipboardData)}
        {...control}
        ref={areaRef}
        aria-describedby={clsx(note && noteId, control['aria-describedby']) || undefined}
        data-dragging={dragging || undefined}
        data-invalid={invalid}
        className={styles.area}
      >
        <input
          ref={input}
          id={inputId}
          type="file"
          multiple
          hidden
          disabled={disabled}
          onChange={(event) => takePicked(event.target)}
        />
        <Upload size="1.5rem" className={styles.icon} />
        {/* Covers the area, so that a click anywhere opens the picker. */}
        <label htmlFor={inputId} className={styles.prompt}>
          {words.prompt}
        </label>
        <Button
          ref={browseRef}
          disabled={disabled}
          onClick={() => input.current?.click()}
          className={styles.browse}
        >
          {words.browse}
        </Button>
        {frame.hint && (
          <p id={frame.ids.hint} className={styles.hint}>
            {frame.hint}
          </p>
        )}
        {note && (
          <p id={noteId} className={styles.note}>
            {note}
          </p>
        )}
      </div>
    </Field>
  );
}
