/** Paints an image outside of the document, so that it appears without delay. Failures surface when it is shown. */
export function paintAhead(image: HTMLImageElement) {
  image.decode().catch(() => undefined);
}
