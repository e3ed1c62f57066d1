import fs from 'node:fs';
import path from 'node:path';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * What packages need in Node alone: the files that they publish for browsers are without it.
 * ExcelJS comes with the Data Grid up to version 7.
 */
const NODE_ONLY: ReadonlyMap<string, readonly string[]> = new Map([
  ['exceljs', ['archiver', 'tmp', 'unzipper']],
]);

/**
 * The packages that modules are part of.
 * @param modules paths with slashes
 * @returns their folders, each once
 */
export const listPackageFolders = (modules: Iterable<string>): string[] => [
  ...new Set([...modules].flatMap((module) => PACKAGE.exec(module)?.[1] ?? [])),
];

/**
 * Packages with all that they depend on in a browser, as far as it is installed.
 * @param names packages that the site itself has
 * @returns their folders, relative to the site
 */
export function followDependencies(names: Iterable<string>, siteDir: string): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const folder = findPackage(name, from, siteDir);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const file = path.join(siteDir, folder, 'package.json');
    const { dependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    Object.keys(dependencies)
      .filter((each) => !NODE_ONLY.get(name)?.includes(each))
      .forEach((each) => visit(each, folder));
  };
  for (const name of names) visit(name, '');
  return [...found];
}

/** Looks as Node does: in the package's own `node_modules`, then in those around it. */
function findPackage(name: string, from: string, siteDir: string): string | undefined {
  for (let place = from; ; place = path.posix.dirname(place)) {
    const base = place === '.' ? '' : place;
    const folder = path.posix.join(base, 'node_modules', name);
    if (fs.existsSync(path.join(siteDir, folder, 'package.json'))) return folder;
    if (base === '') return undefined;
  }
}
