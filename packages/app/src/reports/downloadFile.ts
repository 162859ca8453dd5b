/** How long to keep the blob URL, so that the browser can start the download. In milliseconds. */
const pickUpMs = 10_000;

/** Downloads text as a file. It is created in the browser; nothing is sent. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), pickUpMs);
}
