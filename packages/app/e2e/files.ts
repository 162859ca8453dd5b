import type { JSHandle, Locator, Page, TestInfo } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';

export interface SampleFile {
  name: string;
  mimeType?: string;
  /** The size in bytes, or the content itself. */
  content?: number | string | Buffer;
}

/** A one-pixel image. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const mimeTypes: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** A file for Playwright's file choosers. By default, an image has one pixel, and any other file 100 bytes. */
export function payload({ name, mimeType, content }: SampleFile) {
  const type = mimeType ?? mimeTypes[extname(name).slice(1).toLowerCase()] ?? '';
  const fallback = type.startsWith('image/') ? onePixel : 100;
  const given = content ?? fallback;
  const buffer = typeof given === 'number' ? Buffer.alloc(given, 'x') : Buffer.from(given);
  return { name, mimeType: type, buffer };
}

/** Writes an 11 MB file, which is over the size limit in the file field's hint. Returns its path. */
export function largeFile(testInfo: TestInfo) {
  const path = testInfo.outputPath('large.pdf');
  writeFileSync(path, Buffer.alloc(11 * 1024 * 1024));
  return path;
}

/** Drags files over an element and drops them there. */
export async function drop(target: Locator, files: SampleFile[]) {
  const data = await dragData(target.page(), files);
  await dropData(target, data);
  await data.dispose();
}

/**
 * Drags data over an element and drops it there. (Playwright's `dispatchEvent` with a `DataTransfer` crashes
 * Firefox.)
 */
export async function dropData(target: Locator, data: JSHandle<DataTransfer>) {
  await target.evaluate((element, dataTransfer) => {
    for (const type of ['dragenter', 'dragover', 'drop']) {
      element.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer }),
      );
    }
  }, data);
}

/** A `DataTransfer` with files. */
export function dragData(page: Page, files: SampleFile[]) {
  const contents = files.map((file) => {
    const { name, mimeType, buffer } = payload(file);
    // Large content is created in the page, because sending megabytes to it is slow.
    if (typeof file.content === 'number') return { name, mimeType, size: file.content };
    return { name, mimeType, base64: buffer.toString('base64') };
  });
  return page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, mimeType, base64, size } of all) {
      const bytes =
        base64 === undefined
          ? new Uint8Array(size)
          : Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    return data;
  }, contents);
}
