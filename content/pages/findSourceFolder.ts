import path from 'node:path';
import { findDocPath } from './findDocPath';

/**
 * Returns the folder with the demos and tables of a page: its own folder for an English
 * page, the folder of the English page for a translation.
 */
export function findSourceFolder(pageFile: string, siteDir: string): string {
  const docPath = findDocPath(pageFile, siteDir);
  return docPath === undefined
    ? path.dirname(pageFile)
    : path.join(siteDir, 'docs', path.dirname(docPath));
}
