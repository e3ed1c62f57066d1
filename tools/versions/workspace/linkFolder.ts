import fs from 'node:fs';

/** Puts a link to a file or folder in the place of what is there. */
export function linkFolder(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  // Windows makes junctions without special rights, and links of files it needs none here.
  fs.symlinkSync(from, to, 'junction');
}
