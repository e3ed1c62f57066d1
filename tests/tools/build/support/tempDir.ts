import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Creates temporary folders with files, and removes them after the tests of the file.
 * @returns a function that takes contents by path and returns the folder
 */
export function prepareTempDirs(): (files?: Readonly<Record<string, string>>) => string {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) fs.rmSync(folder, { recursive: true, force: true });
  });
  return (files = {}) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atlas-'));
    made.push(folder);
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
    return folder;
  };
}
