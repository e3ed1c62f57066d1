import path from 'node:path';
import { findDocPath } from './findDocPath';

/**
 * The folder with the demos and tables of a page: its own for an English page; for a translated
 * one the folder of the same page in the source language.
 */
export function findSourceFolder(pageFile: string, siteDir: string): string {
  const docPath = findDocPath(pageFile, siteDir);
  return docPath === undefined
    ? path.dirname(pageFile)
    : path.join(siteDir, 'docs', path.dirname(docPath));
}
