import fs from 'node:fs';
import path from 'node:path';
import { listProjectFiles } from '../../listProjectFiles';

/**
 * Pages, which each version has itself, and tests of claims on the current ones; the rest
 * of the project is shared by all versions.
 */
const EXCLUDED =
  /^(docs|versioned_docs|versioned_packages|versioned_sidebars|i18n\/[^/]+\/docusaurus-plugin-content-docs|tests\/content\/claims)\//;

/** Created in the workspace itself and preserved between runs. */
const PRESERVED = new Set(['node_modules', '.docusaurus', '.cache', 'build']);

/**
 * Copies the project without its pages into a workspace, preserving modification times,
 * so that caches recognize unchanged files.
 */
export function copyProject(siteDir: string, workspace: string): void {
  fs.mkdirSync(workspace, { recursive: true });
  for (const name of fs.readdirSync(workspace))
    if (!PRESERVED.has(name))
      fs.rmSync(path.join(workspace, name), { recursive: true, force: true });
  for (const file of listProjectFiles(siteDir)) {
    if (EXCLUDED.test(file)) continue;
    const from = path.join(siteDir, file);
    if (fs.existsSync(from)) copyFile(from, path.join(workspace, file));
  }
}

/**
 * Copies a folder with the modification times of its files; a missing folder counts as
 * empty.
 */
export function copyFolder(from: string, to: string): void {
  if (fs.existsSync(from))
    fs.cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

function copyFile(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.cpSync(from, to, { preserveTimestamps: true });
}
