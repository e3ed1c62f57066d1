import path from 'node:path';
import { findDocPath } from '../../site/pages/findDocPath';
import { getPathnameOfDoc } from '../../src/lib/getPathnameOfDoc';

/** Folder of a version that was cut, in each of the places that have one. */
const VERSION = /(?:^versioned_docs|\/docusaurus-plugin-content-docs)\/version-([^/]+)\//;

/**
 * Where the English page of a page of the documentation is, whatever the language and version.
 * A path of another language is a site of its own, so the address is whole.
 * @throws Error for a file that is no page
 */
export function getEnglishAddress(file: string, siteDir: string): string {
  const docPath = findDocPath(file, siteDir);
  if (docPath === undefined) throw new Error(`${file} is no page of the documentation.`);
  const pathname = getPathnameOfDoc(docPath.replace(/\.mdx?$/, ''));
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  const version = VERSION.exec(relative)?.[1];
  return `${version ? pathname.replace(/^\/x\//, `/x/v${version}/`) : pathname}/`;
}
