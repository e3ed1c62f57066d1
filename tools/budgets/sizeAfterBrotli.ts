import zlib from 'node:zlib';

/**
 * Hosts that precompress may use a higher quality, those that compress on the fly a lower
 * one.
 */
const QUALITY = 9;

/** Size in bytes after brotli; the same on every machine. */
export const sizeAfterBrotli = (content: Buffer): number =>
  zlib.brotliCompressSync(content, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY },
  }).length;
