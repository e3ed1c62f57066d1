import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Creates a temporary folder with these files; `afterAll` of the caller removes it. */
export function makeSite(files: string[]): {
  root: string;
  docsDir: string;
  remove: () => void;
} {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'nav-'));
  const docsDir = path.join(root, 'docs');
  fs.mkdirSync(docsDir);
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), '');
  }
  return {
    root,
    docsDir,
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

/** Folder of the Chinese pages, relative to the root of a site. */
export const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
