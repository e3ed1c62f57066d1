import fs from 'node:fs';
import path from 'node:path';
import type { FileChange } from './fileChange';

/** Writes the new files of a change to a folder outside the project. */
export function writeFiles(change: FileChange, siteDir: string, folder: string): void {
  const place = (file: string): string => {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    return target;
  };
  for (const { from, to } of change.copies)
    fs.copyFileSync(path.join(siteDir, from), place(to));
  for (const [file, text] of Object.entries(change.texts))
    fs.writeFileSync(place(file), text);
}
