/**
 * Whether a file's name ends in one of the extensions of an `accept` list such as `.pdf,.png`, ignoring case.
 * An empty list accepts every file; the MIME type is ignored.
 */
export function acceptsFile(fileName: string, accept: string): boolean {
  const extensions = accept
    .split(',')
    .map((extension) => extension.trim().toLowerCase())
    .filter((extension) => extension !== '');
  const name = fileName.toLowerCase();
  return extensions.length === 0 || extensions.some((extension) => name.endsWith(extension));
}
