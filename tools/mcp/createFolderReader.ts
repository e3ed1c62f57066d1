import fs from 'node:fs';
import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';
import type { PublishedSite } from './openSite';

/** Error codes for missing files. */
const ABSENT = ['ENOENT', 'EISDIR', 'ENOTDIR'];

/**
 * Reads the files of a build. Lists are megabytes in size and requested repeatedly, so
 * they are cached until a new build writes them.
 * @param folder absolute path of the build
 */
export function createFolderReader(folder: string): PublishedSite {
  const cache = new Map<string, { time: number; text: string }>();

  const readFile = async (file: string): Promise<string> => {
    const { mtimeMs: time } = await fs.promises.stat(file);
    const known = cache.get(file);
    if (known?.time === time) return known.text;
    const text = await readTextAsync(file);
    if (file.endsWith('.json')) cache.set(file, { time, text });
    return text;
  };

  return {
    name: folder,
    read: async (pathname) => {
      const file = path.join(folder, pathname);
      if (!file.startsWith(folder + path.sep)) return null;
      try {
        return await readFile(file);
      } catch (error) {
        if (ABSENT.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
        throw error;
      }
    },
  };
}
