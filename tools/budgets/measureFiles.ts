import fs from 'node:fs/promises';
import path from 'node:path';
import { sizeAfterBrotli } from './sizeAfterBrotli';

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
    brotli: sum(contents.map(sizeAfterBrotli)),
  };
}
