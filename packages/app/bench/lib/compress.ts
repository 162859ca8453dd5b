import { brotliCompressSync, constants } from 'node:zlib';

/**
 * A file as it is transferred: compressed with Brotli at maximum quality, except for fonts and raster images, which are
 * compressed already.
 */
export function compress(content: Buffer, fileName: string) {
  if (!isText(fileName)) return content;
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

export const isText = (fileName: string) => /\.(html|js|css|svg|json|txt|xml)$/.test(fileName);
