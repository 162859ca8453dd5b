type FileFacts = Pick<File, 'name' | 'size' | 'type'>;

const megabyte = 1_048_576;

/** The text after the last dot of a name, in lower case; empty if there is no dot. */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}

/**
 * Bidi controls and invisible characters, which can make one file name look like another. The zero-width joiner and
 * non-joiner and the emoji variation selector are allowed, because Persian text and emoji need them.
 */
const deceptive =
  /(?![\u200c\u200d\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;

/** A file name that is safe to display. Unchanged, `bill` + U+202E + `fdp.exe` would look like `billexe.pdf`. */
export function shownName({ name }: Pick<FileFacts, 'name'>): string {
  return name.replace(deceptive, '\ufffd');
}

/** A size in megabytes with two decimals, such as `1.20 MB`. */
export function fileSize({ size }: Pick<FileFacts, 'size'>): string {
  return `${(size / megabyte).toFixed(2)} MB`;
}

/** The MIME type, or the extension if the browser reports none. */
export function fileType({ name, type }: Pick<FileFacts, 'name' | 'type'>): string {
  return type || fileExtension(name);
}

/** Whether a file claims to be an image, by its MIME type or, if the browser reports none, by its extension. */
export function isImageFile({ name, type }: Pick<FileFacts, 'name' | 'type'>): boolean {
  return type === ''
    ? ['jpg', 'jpeg', 'png'].includes(fileExtension(name))
    : type.startsWith('image/');
}
