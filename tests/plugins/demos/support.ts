import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Files of a temporary site by path; a missing `package.json` is generated. */
export interface TemporarySite {
  root: string;
  resolve: (file: string) => string;
  remove: () => void;
}

export function makeSite(files: Record<string, string>): TemporarySite {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'demos-')));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return {
    root,
    resolve: (file) => path.join(root, file),
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

/** `package.json` texts of a site and its packages. */
export const manifest = (fields: object): string => JSON.stringify(fields);
