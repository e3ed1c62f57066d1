import zlib from 'node:zlib';

/** A host that compresses ahead may take more, one that does it while it answers takes less. */
const QUALITY = 9;

/** How many bytes a content takes after brotli; the same on every machine. */
export const sizeAfterBrotli = (content: Buffer): number =>
  zlib.brotliCompressSync(content, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY },
  }).length;
