import { Upload } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../Button';
import { Field, useField } from '../Field';
import type { FieldTexts } from '../Field';
import { filesFromEvent } from './droppedFiles';
import styles from './Dropzone.module.css';
import { useDragging } from './useDragging';

export interface DropzoneProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  /** Called with all files of one drop or of one visit to the file picker, of whatever kind. */
  onFiles: (files: File[]) => void;
  /**
   * What can be done in the area.
   * @default 'Drag and drop files here'
   */
  prompt?: string;
  /**
   * The button that opens the file picker.
   * @default 'Browse files'
   */
  browseLabel?: string;
  /**
   * Takes no files.
   * @default false
   */
  disabled?: boolean;
  /** Shows the area as if files were held over it; by default that is found out. */
  dragging?: boolean;
}

/**
 * Takes any number of files, dropped or picked; a folder counts as the files inside it. Renders a
 * `div` of role `group` inside a `div`: `className` lands on the outer one, other props on the group.
 * Which files are good is for its owner to say. For a single file use FileField.
 *
 * Keyboard: Tab reaches the button, Enter or Space opens the file picker: nothing has to be dragged.
 *
 * Accessibility: a group named by the label and described by hint and error.
 */
export function Dropzone({
  label,
  hint,
  error,
  onFiles,
  prompt = 'Drag and drop files here',
  browseLabel = 'Browse files',
  disabled = false,
  dragging: shownDragging,
  className,
  id,
  'aria-describedby': describedBy,
  ...rest
}: DropzoneProps) {
  const field = useField({ id, hint, error, 'aria-describedby': describedBy });
  const { getRootProps, getInputProps, rootRef, inputRef } = useDropzone({
    disabled,
    getFilesFromEvent: filesFromEvent,
    // The button alone opens the picker and takes the focus; the library's own way of opening it
    // refuses drops for as long as it believes the picker to be open.
    noClick: true,
    noKeyboard: true,
    onDrop(files) {
      // Emptied, so that the same file can be picked again.
      if (inputRef.current) inputRef.current.value = '';
      if (files.length > 0) onFiles(files);
    },
  });
  const held = useDragging(rootRef, disabled);
  const dragging = shownDragging ?? held;

  return (
    <Field
      field={field}
      label={label}
      error={error}
      disabled={disabled}
      labelFor="group"
      className={className}
    >
      <div
        {...getRootProps({ role: 'group' })}
        aria-labelledby={field.ids.label}
        {...rest}
        id={field.ids.control}
        aria-describedby={field.controlProps['aria-describedby']}
        data-dragging={dragging || undefined}
        data-invalid={field.invalid || undefined}
        data-disabled={disabled || undefined}
        className={styles.area}
      >
        <input {...getInputProps({ style: undefined, hidden: true, disabled })} />
        <Upload size={24} className={styles.icon} />
        <p className={styles.prompt}>{prompt}</p>
        <Button
          disabled={disabled}
          onClick={() => inputRef.current?.click()}
          className={styles.browse}
        >
          {browseLabel}
        </Button>
        {field.ids.hint && (
          <p id={field.ids.hint} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </Field>
  );
}
