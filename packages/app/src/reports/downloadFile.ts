/** Delay before the blob URL is revoked, in milliseconds. The browser needs the URL until the download has started. */
const revokeDelay = 10_000;

/** Downloads text as a file. It is created in the browser; nothing is sent. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
}
