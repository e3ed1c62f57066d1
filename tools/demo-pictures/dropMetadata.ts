/** Chunks with the image, lossy or lossless, and its transparency. */
const IMAGE_CHUNKS = new Set(['VP8 ', 'VP8L', 'ALPH']);

/**
 * Removes everything except the image from a WebP file. Chromium adds a color profile of
 * 456 bytes for sRGB, which is the default in browsers: a fifth of a small picture.
 * @throws Error if the file is not WebP, or has transparency, which requires the
 *   extended header
 */
export function dropMetadata(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12) !== 'RIFFWEBP')
    throw new Error('Chromium made a picture that is no WebP file.');
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    // Chunks are aligned to even offsets.
    const end = at + 8 + file.readUInt32LE(at + 4) + (file.readUInt32LE(at + 4) % 2);
    if (IMAGE_CHUNKS.has(name)) kept.push(file.subarray(at, end));
    at = end;
  }
  if (kept.length !== 1)
    throw new Error('A picture with transparency was not expected: pages are opaque.');
  const content = Buffer.concat([Buffer.from('WEBP'), ...kept]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
