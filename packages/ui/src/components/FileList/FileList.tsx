import { clsx } from 'clsx';
import { FileImage, FileText } from 'lucide-react';
import { memo, useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../Button';
import { fileSize, isImageFile, shownName } from './fileFacts';
import styles from './FileList.module.css';

export interface FileListItem {
  /** Tells two files of the same name apart. */
  id: string;
  file: File;
}

export interface FileListProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Names the list, also while it is empty. */
  label: string;
  /** The files, in this order. */
  items: readonly FileListItem[];
  /** The file that is shown somewhere else on the screen. */
  currentId?: string | null;
  /** Called with the id of a file whose name is pressed. Should keep its identity from render to render. */
  onPick: (id: string) => void;
  /** Called with the id of a file that is to go. Should keep its identity from render to render. */
  onRemove: (id: string) => void;
}

interface RowProps extends Pick<FileListProps, 'onPick' | 'onRemove'> {
  item: FileListItem;
  current: boolean;
}

/** The focus goes on to the next file before its button goes away, at the end to the one before. */
function passFocusOn(button: HTMLElement) {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector('[data-remove]') ?? button.closest('[data-file-list]');
  if (target instanceof HTMLElement) target.focus();
}

// Hundreds of files can be listed: picking or removing one renders no other row.
const Row = memo(function Row({ item: { id, file }, current, onPick, onRemove }: RowProps) {
  const nameId = useId();
  const Icon = isImageFile(file) ? FileImage : FileText;
  return (
    <li className={styles.row} data-current={current || undefined}>
      <button
        type="button"
        id={nameId}
        aria-current={current || undefined}
        className={styles.pick}
        onClick={() => onPick(id)}
      >
        <Icon size={16} className={styles.icon} />
        <bdi className={styles.name}>{shownName(file)}</bdi>
      </button>
      <span className={styles.size}>
        <bdi>{fileSize(file)}</bdi>
      </span>
      <Button
        variant="ghost"
        size="small"
        aria-describedby={nameId}
        data-remove
        className={styles.remove}
        onClick={(event) => {
          passFocusOn(event.currentTarget);
          onRemove(id);
        }}
      >
        Remove
      </Button>
    </li>
  );
});

/**
 * Files that were chosen, each to be looked at or taken off. Renders a `div` of role `group` that
 * scrolls when the list grows long. Not for documents that are already in the system: use a Table.
 *
 * Keyboard: Tab goes through names and 'Remove' buttons; after a removal the focus moves on to the next
 * file, else to the one before, at last to the list.
 *
 * Accessibility: a group named by the label; each 'Remove' is described by the name of its file; the shown
 * file carries `aria-current`.
 */
export function FileList({
  label,
  items,
  currentId,
  onPick,
  onRemove,
  className,
  ...rest
}: FileListProps) {
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-file-list
      {...rest}
      className={clsx(styles.root, className)}
    >
      {items.length === 0 ? (
        <p className={styles.empty}>No files selected</p>
      ) : (
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <Row
              key={item.id}
              item={item}
              current={item.id === currentId}
              onPick={onPick}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
