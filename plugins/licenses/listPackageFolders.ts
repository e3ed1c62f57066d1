import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Dependencies that packages only use in Node, not in their browser builds. ExcelJS is a
 * dependency of the Data Grid up to version 7.
 */
const NODE_ONLY: ReadonlyMap<string, readonly string[]> = new Map([
  ['exceljs', ['archiver', 'tmp', 'unzipper']],
]);

/**
 * Returns the packages that modules belong to.
 * @param modules paths with forward slashes
 * @returns package folders without duplicates
 */
export const listPackageFolders = (modules: Iterable<string>): string[] => [
  ...new Set([...modules].flatMap((module) => PACKAGE.exec(module)?.[1] ?? [])),
];

/**
 * Lists packages with all their installed browser dependencies.
 * @param names packages that the site depends on
 * @returns their folders, relative to the site
 */
export function followDependencies(names: Iterable<string>, siteDir: string): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const folder = findPackage(name, from, siteDir);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const file = path.join(siteDir, folder, 'package.json');
    const { dependencies = {} } = JSON.parse(readText(file)) as {
      dependencies?: Record<string, string>;
    };
    Object.keys(dependencies)
      .filter((each) => !NODE_ONLY.get(name)?.includes(each))
      .forEach((each) => visit(each, folder));
  };
  for (const name of names) visit(name, '');
  return [...found];
}

/**
 * Resolves like Node: in the package's own `node_modules`, then in those of its
 * ancestors.
 */
function findPackage(name: string, from: string, siteDir: string): string | undefined {
  for (let place = from; ; place = path.posix.dirname(place)) {
    const base = place === '.' ? '' : place;
    const folder = path.posix.join(base, 'node_modules', name);
    if (fs.existsSync(path.join(siteDir, folder, 'package.json'))) return folder;
    if (base === '') return undefined;
  }
}
