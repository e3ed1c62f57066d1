import fs from 'node:fs';
import path from 'node:path';
import type { PublishedSite } from './openSite';

/** What the system says where there is no such file. */
const ABSENT = ['ENOENT', 'EISDIR', 'ENOTDIR'];

/**
 * Reads the files of a build. Lists are megabytes long and asked again and again: they are
 * kept until a new build writes them.
 * @param folder absolute path of the build
 */
export function createFolderReader(folder: string): PublishedSite {
  const kept = new Map<string, { time: number; text: string }>();

  const readFile = async (file: string): Promise<string> => {
    const { mtimeMs: time } = await fs.promises.stat(file);
    const known = kept.get(file);
    if (known?.time === time) return known.text;
    const text = await fs.promises.readFile(file, 'utf8');
    if (file.endsWith('.json')) kept.set(file, { time, text });
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
