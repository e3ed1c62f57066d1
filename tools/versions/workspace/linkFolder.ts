import fs from 'node:fs';

/** Replaces a path with a link to a file or folder. */
export function linkFolder(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  // Windows can create junctions without special permissions; links to files are not
  // needed there.
  fs.symlinkSync(from, to, 'junction');
}
