import { useCallbackRef } from '@radix-ui/react-use-callback-ref';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import { memo, useState } from 'react';
import type { ComponentProps } from 'react';
import { useWords } from '../../words';
import { Button } from '../Button';
import { fileSize, isImageFile, shownName } from '../fileFacts';
import { FileImage } from '../FileImage';
import styles from './FileList.module.css';

export interface FileListItem {
  /** Unique: two files can have the same name. */
  id: string;
  file: File;
}

export interface FileListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the list. */
  label: string;
  /** The files, in display order. */
  items: readonly FileListItem[];
  /** The id of the file shown in a preview elsewhere on the screen, or `null` for none (controlled). */
  selectedId?: string | null;
  /**
   * The id of the file that is selected initially (uncontrolled).
   * @default null
   */
  defaultSelectedId?: string | null;
  /** Called with the id of another file when its name is clicked. */
  onSelectedIdChange?: (id: string) => void;
  /** Called with the id of a file when its 'Remove' button is clicked. */
  onRemove: (id: string) => void;
}

interface RowProps {
  item: FileListItem;
  current: boolean;
  select: (id: string) => void;
  remove: (id: string) => void;
  removeButtons: Map<string, HTMLElement>;
}

// Memoized, because there may be hundreds of files, and selecting or removing one should not re-render the others.
const Row = memo(function Row({ item, current, select, remove, removeButtons }: RowProps) {
  const { id, file } = item;
  const words = useWords('FileList', { remove: 'Remove' });
  return (
    <li className={styles.row} data-current={current || undefined}>
      <button
        type="button"
        aria-current={current || undefined}
        className={styles.pick}
        onClick={() => select(id)}
      >
        <span className={styles.thumbnail}>
          {isImageFile(file) ? (
            <FileImage
              file={file}
              alt=""
              loading="lazy"
              decoding="async"
              className={styles.image}
            />
          ) : (
            <FileText size="1rem" className={styles.icon} />
          )}
        </span>
        <bdi className={styles.name}>{shownName(file)}</bdi>
      </button>
      <span className={styles.size}>
        <bdi>{fileSize(file)}</bdi>
      </span>
      <Button
        variant="ghost"
        size="small"
        ref={(button) => {
          if (button) removeButtons.set(id, button);
          return () => void removeButtons.delete(id);
        }}
        // Not `aria-labelledby`: Orca reads the other element's text before the name.
        aria-label={`${words.remove} ${shownName(file)}`}
        className={styles.remove}
        onClick={() => remove(id)}
      >
        {words.remove}
      </Button>
    </li>
  );
});

/**
 * Files selected for upload, each with a thumbnail if it is an image. Renders a `div` of role `group` that scrolls when
 * the list grows long. Not for documents that are already in the system: use a Table.
 *
 * Keyboard: Tab moves through names and 'Remove' buttons; after a removal, focus moves to the next 'Remove' button, or
 * to the previous one at the end. When the only file is removed, the caller must move focus.
 *
 * Accessibility: a group named by the label; the name of each 'Remove' button ends with the file's name; the selected
 * file has `aria-current`.
 */
export function FileList({
  label,
  items,
  selectedId: selectedIdProp,
  defaultSelectedId = null,
  onSelectedIdChange,
  onRemove,
  className,
  ...rest
}: FileListProps) {
  const [selectedId, setSelectedId] = useControllableState({
    prop: selectedIdProp,
    defaultProp: defaultSelectedId,
    onChange: (id) => id !== null && onSelectedIdChange?.(id),
  });
  // Stable functions for the memoized rows.
  const select = useCallbackRef(setSelectedId);
  const [removeButtons] = useState(() => new Map<string, HTMLElement>());
  const remove = useCallbackRef((id: string) => {
    // This button is about to unmount.
    const index = items.findIndex((item) => item.id === id);
    const neighbour = items[index + 1] ?? items[index - 1];
    if (neighbour) removeButtons.get(neighbour.id)?.focus();
    onRemove(id);
  });
  return (
    <div role="group" aria-label={label} {...rest} className={clsx(styles.root, className)}>
      <ul role="list">
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            current={item.id === selectedId}
            select={select}
            remove={remove}
            removeButtons={removeButtons}
          />
        ))}
      </ul>
    </div>
  );
}
