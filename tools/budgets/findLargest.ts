import fs from 'node:fs/promises';
import path from 'node:path';

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
