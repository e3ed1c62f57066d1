import fs from 'node:fs';
import path from 'node:path';
import { listProjectFiles } from '../../listProjectFiles';

/**
 * Pages, which a version has of its own, and the tests of what the current ones say; the rest of
 * the project serves all versions.
 */
const LEFT_OUT =
  /^(docs|versioned_docs|versioned_sidebars|i18n\/[^/]+\/docusaurus-plugin-content-docs|tests\/content\/claims)\//;

/** What the workspace makes itself and keeps between two runs. */
const KEPT = new Set(['node_modules', '.docusaurus', '.cache', 'build']);

/**
 * Copies the project without its pages into a workspace, with the times of the files, so that
 * caches see what has not changed.
 */
export function copyProject(siteDir: string, workspace: string): void {
  fs.mkdirSync(workspace, { recursive: true });
  for (const name of fs.readdirSync(workspace))
    if (!KEPT.has(name))
      fs.rmSync(path.join(workspace, name), { recursive: true, force: true });
  for (const file of listProjectFiles(siteDir)) {
    if (LEFT_OUT.test(file)) continue;
    const from = path.join(siteDir, file);
    if (fs.existsSync(from)) copyFile(from, path.join(workspace, file));
  }
}

/** Copies a folder with the times of its files; one that is not there is empty. */
export function copyFolder(from: string, to: string): void {
  if (fs.existsSync(from))
    fs.cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

function copyFile(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.cpSync(from, to, { preserveTimestamps: true });
}
