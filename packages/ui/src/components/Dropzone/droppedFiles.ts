/** Files that systems put into folders by themselves. */
const systemFiles = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

function readFile(entry: FileSystemFileEntry): Promise<File[]> {
  return new Promise((resolve) => {
    // A file that went away or must not be read is left out rather than losing all others.
    entry.file(
      (file) => resolve(systemFiles.has(file.name) ? [] : [file]),
      () => resolve([]),
    );
  });
}

async function readDirectory(directory: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = directory.createReader();
  const files: File[] = [];
  // Chrome hands out a directory in portions of a hundred; an empty one is the end.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (entries.length === 0) return files;
    // One by one: a call takes no more than some hundred thousand arguments.
    for (const portion of await Promise.all(entries.map(readEntry)))
      for (const file of portion) files.push(file);
  }
}

function readEntry(entry: FileSystemEntry): Promise<File[]> {
  return entry.isDirectory
    ? readDirectory(entry as FileSystemDirectoryEntry)
    : readFile(entry as FileSystemFileEntry);
}

/**
 * The files of a drop, in its order; a folder stands for all files inside it, at any depth.
 * What belongs to the event is read before the first wait: afterwards the browser empties it.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const items = Array.from(transfer.items ?? []).filter((item) => item.kind === 'file');
  if (items.length === 0) return Array.from(transfer.files);
  const pending = items.map((item) => {
    const entry = item.webkitGetAsEntry?.();
    if (entry?.isDirectory) return readEntry(entry);
    const file = item.getAsFile();
    return Promise.resolve(file ? [file] : []);
  });
  return (await Promise.all(pending)).flat();
}
