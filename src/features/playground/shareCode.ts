import { MAX_HASH_LENGTH, MAX_SHARED_LENGTH } from '../../config/playground';
import { parseFiles } from './drafts';
import type { SourceFile } from './protocol';

const PREFIX = '#code=';

export type SharedCode =
  | { state: 'none' }
  | { state: 'damaged' | 'oversized' }
  | { state: 'ok'; files: SourceFile[] };

/**
 * Compresses edited code into the hash of an address.
 * @returns null if the result is too long for an address
 */
export async function packCode(files: SourceFile[]): Promise<string | null> {
  const text = JSON.stringify(files.map(({ name, code }) => [name, code]));
  const bytes = new TextEncoder().encode(text);
  const packed = pipe(bytes, new CompressionStream('deflate'));
  const data = await readAll(packed, MAX_HASH_LENGTH);
  const hash = data && PREFIX + toBase64Url(data);
  return hash && hash.length <= MAX_HASH_LENGTH ? hash : null;
}

/**
 * Reads the code in an address. The compressed data ends with a checksum, so that a link
 * with lost or changed characters is detected.
 * @param originals the files of the demo; code for other files counts as damaged
 */
export async function unpackCode(
  hash: string,
  originals: SourceFile[],
): Promise<SharedCode> {
  if (!hash.startsWith(PREFIX)) return { state: 'none' };
  if (hash.length > MAX_HASH_LENGTH) return { state: 'oversized' };
  try {
    const bytes = fromBase64Url(hash.slice(PREFIX.length));
    const unpacked = pipe(bytes, new DecompressionStream('deflate'));
    const data = await readAll(unpacked, MAX_SHARED_LENGTH);
    if (!data) return { state: 'oversized' };
    const files = parseFiles(new TextDecoder().decode(data), originals);
    return files ? { state: 'ok', files } : { state: 'damaged' };
  } catch {
    return { state: 'damaged' };
  }
}

function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  const writer = through.writable.getWriter();
  // The reading end already reports a damaged stream; here it would be an unhandled
  // rejection.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return through.readable;
}

/** @returns null if there are more bytes than allowed */
async function readAll(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      void reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  parts.reduce((offset, part) => {
    all.set(part, offset);
    return offset + part.length;
  }, 0);
  return all;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
