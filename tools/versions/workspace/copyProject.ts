import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What an older version has of its own; the rest of the project serves all versions. */
const FROZEN =
  /^(docs|versioned_docs|versioned_sidebars|i18n\/[^/]+\/docusaurus-plugin-content-docs)\//;

/** What the workspace makes itself and keeps between two runs. */
const KEPT = new Set(['node_modules', '.docusaurus', '.cache', 'build']);

/**
 * Copies the project without its pages into a workspace, with the times of the files, so that
 * caches see what has not changed.
 * @throws Error if the project is no Git repository
 */
export function copyProject(siteDir: string, workspace: string): void {
  fs.mkdirSync(workspace, { recursive: true });
  for (const name of fs.readdirSync(workspace))
    if (!KEPT.has(name))
      fs.rmSync(path.join(workspace, name), { recursive: true, force: true });
  for (const file of listFiles(siteDir)) {
    if (FROZEN.test(file)) continue;
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

/** Files that are in the repository or may come to it; what Git ignores is made. */
function listFiles(siteDir: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const list = execFileSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return list.split('\0').filter((file) => file !== '');
}
