import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button';
import { Field, useField } from '../Field';
import type { FieldTexts } from '../Field';
import { droppedFiles } from './droppedFiles';
import styles from './Dropzone.module.css';
import { useFileDrag } from './useFileDrag';

export interface DropzoneProps
  extends FieldTexts, Omit<ComponentProps<'div'>, 'children' | 'onDrop' | 'onPaste'> {
  /** Called with all files of one drop, of one paste or of one visit to the file picker, of whatever kind. */
  onFiles: (files: File[]) => void;
  /** What has to be done before files are accepted, on a line of its own. */
  note?: ReactNode;
  /**
   * Takes no files.
   * @default false
   */
  disabled?: boolean;
  /** Shows the area as if files were held over it; by default that is found out. */
  dragging?: boolean;
}

/**
 * Takes any number of files, dropped, pasted or picked; a folder counts as the files inside it. Renders a
 * `div` of role `group` inside a `div`: `className` lands on the outer one, other props on the group.
 * A press anywhere in it opens the file picker. Which files are good is for its owner to say.
 * For a single file use FileField.
 *
 * Keyboard: Tab reaches the button, Enter or Space opens the file picker, and copied files are taken by
 * pasting them there: nothing has to be dragged.
 *
 * Accessibility: a group named by the label and described by hint and error.
 */
export function Dropzone({
  onFiles,
  note,
  disabled = false,
  dragging: shownDragging,
  ...rest
}: DropzoneProps) {
  const {
    frame,
    control: { 'aria-invalid': invalid, ...control },
  } = useField(rest);
  const inputId = useId();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const held = useFileDrag(control.id);
  const latest = useRef({ onFiles, disabled });
  useLayoutEffect(() => {
    latest.current = { onFiles, disabled };
  });

  async function take(transfer: DataTransfer, area: HTMLElement) {
    if (disabled) return;
    const files = await droppedFiles(transfer);
    // A folder takes a while to read: by now the area may be gone, disabled, or have another handler.
    if (files.length > 0 && area.isConnected && !latest.current.disabled) {
      latest.current.onFiles(files);
    }
  }

  function takePicked(picked: HTMLInputElement) {
    const files = Array.from(picked.files ?? []);
    // Emptied, so that the same file can be picked again.
    picked.value = '';
    if (files.length > 0) onFiles(files);
  }

  const dragging = shownDragging ?? held;

  return (
    // Its hint stands inside the area.
    <Field {...frame} hint={undefined} disabled={disabled} labelFor="group">
      <div
        role="group"
        aria-labelledby={frame.ids.label}
        onDrop={(event) => void take(event.dataTransfer, event.currentTarget)}
        onPaste={(event) => void take(event.clipboardData, event.currentTarget)}
        {...control}
        aria-describedby={clsx(note && noteId, control['aria-describedby']) || undefined}
        data-dropzone={!disabled || undefined}
        data-dragging={dragging || undefined}
        data-invalid={invalid}
        data-disabled={disabled || undefined}
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
        <Upload size={24} className={styles.icon} />
        {/* Fills the area: a press anywhere in it opens the picker. */}
        <label htmlFor={inputId} className={styles.prompt}>
          Drag and drop files here
        </label>
        <Button
          disabled={disabled}
          onClick={() => input.current?.click()}
          className={styles.browse}
        >
          Browse files
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
