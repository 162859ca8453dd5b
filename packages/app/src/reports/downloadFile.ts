/** How long the browser may take to pick a download up before its memory is released, in milliseconds. */
const pickUpMs = 10_000;

/** Hands a text to the browser as a download; nothing leaves the computer. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), pickUpMs);
}
