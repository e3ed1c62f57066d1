import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';

/** Sizes in bytes, uncompressed and after brotli. */
export interface Size {
  raw: number;
  brotli: number;
}

/**
 * Sums up the sizes of files, each compressed separately.
 * @param folder that the names are relative to
 */
export async function measureFiles(
  folder: string,
  names: readonly string[],
): Promise<Size> {
  const contents = await Promise.all(
    names.map((name) => fs.readFile(path.join(folder, name))),
  );
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    raw: sum(contents.map(({ length }) => length)),
    brotli: sum(contents.map((content) => sizeAfterBrotli(fixHashes(content)))),
  };
}

/**
 * Replaces the hashes of other scripts by numbered ones. The runtime lists 900 hashes:
 * with other random ones, its size after brotli changed by up to 0.9%, without a change of
 * the site.
 */
export function fixHashes(content: Buffer): Buffer {
  const known = new Map<string, string>();
  const fix = (found: string): string => {
    const hash = known.get(found) ?? `"${hashNumber(known.size)}"`;
    known.set(found, hash);
    return hash;
  };
  return Buffer.from(content.toString('latin1').replace(/"[0-9a-f]{8}"/g, fix), 'latin1');
}

const hashNumber = (number: number): string =>
  crypto.createHash('sha256').update(String(number)).digest('hex').slice(0, 8);

/**
 * The highest, which hosts that precompress use. At lower ones, sizes jump: without the
 * line of its date, a Chinese page had 6% less at 9, and 1.5% less at 11.
 */
const QUALITY = 11;

/** Size in bytes after brotli; the same on every machine. */
export const sizeAfterBrotli = (content: Buffer): number =>
  zlib.brotliCompressSync(content, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY },
  }).length;

/** Finds the largest script in a folder, by uncompressed size. */
export async function findLargest(folder: string): Promise<string> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(
    names.map(async (name) => (await fs.stat(path.join(folder, name))).size),
  );
  const largest = names[sizes.indexOf(Math.max(...sizes))];
  if (largest === undefined) throw new Error(`${folder} has no scripts.`);
  return largest;
}
