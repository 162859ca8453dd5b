type FileFacts = Pick<File, 'name' | 'size' | 'type'>;

const megabyte = 1_048_576;

/** What follows the last dot of a name, in lower case; empty without one. */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}

/**
 * What turns the letters after it around, and what cannot be seen: by either, a name could pass for another.
 * Not the two joiners and the emoji selector: they shape letters, as in Persian, and pictures.
 */
const deceptive =
  /(?![\u200c\u200d\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;

/** A name as it may be shown: a `bill` followed by U+202E and `fdp.exe` would read as `billexe.pdf`. */
export function shownName({ name }: Pick<FileFacts, 'name'>): string {
  return name.replace(deceptive, '\ufffd');
}

/** A size in megabytes with two decimals, such as `1.20 MB`. */
export function fileSize({ size }: Pick<FileFacts, 'size'>): string {
  return `${(size / megabyte).toFixed(2)} MB`;
}

/** The MIME type, or the extension where the browser knows none. */
export function fileType({ name, type }: Pick<FileFacts, 'name' | 'type'>): string {
  return type || fileExtension(name);
}

/** Whether a file says that it is an image: by its MIME type, or without one by its extension. */
export function isImageFile({ name, type }: Pick<FileFacts, 'name' | 'type'>): boolean {
  return type === ''
    ? ['jpg', 'jpeg', 'png'].includes(fileExtension(name))
    : type.startsWith('image/');
}
