/** Small files with these names. */
export const filesNamed = (...names: string[]) => names.map((name) => new File(['x'], name));

/** A real `DataTransfer`. Testing Library's fake loses the files, and native validation ignores its `FileList`. */
export function transferOf(files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Selects files in a file input, like the browser's file picker. */
export function chooseFiles(input: HTMLInputElement, files: File[]) {
  input.files = transferOf(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Dispatches a drag event; returns `false` if its default action was prevented. */
export function drag(
  type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  target: Element,
  init: Pick<DragEventInit, 'dataTransfer' | 'relatedTarget' | 'composed'>,
) {
  return target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, ...init }));
}

/** Drops a folder whose files can be read only after the returned function is called. */
export function dropFolder(target: Element, files: File[]) {
  const entries = files.map((file) => ({ file: (take: (file: File) => void) => take(file) }));
  let answer: ((entries: unknown[]) => void) | undefined;
  const readEntries = (take: typeof answer) => (answer ? take?.([]) : (answer = take));
  const folder = { isDirectory: true, createReader: () => ({ readEntries }) };
  const items = [{ kind: 'file', webkitGetAsEntry: () => folder }];
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items } });
  target.dispatchEvent(event);
  return () => answer?.(entries);
}
