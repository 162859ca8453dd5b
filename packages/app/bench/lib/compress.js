import { brotliCompressSync, constants } from 'node:zlib';

/** The transfer size of a file: maximum brotli, except for fonts and images, which are already compressed. */
export function compress(content, fileName) {
  if (!isText(fileName)) return content;
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

export const isText = (fileName) => /\.(html|js|css|svg|json|txt|xml)$/.test(fileName);
