import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';

type ExportTarget = string | null | { [condition: string]: ExportTarget };

/** Entries that are not for readers, or that only have types. */
const HIDDEN =
  /^(package\.json|esm|internals?|legacy|node|modern|typeOverloads|moduleAugmentation|themeAugmentation|themeCssVarsAugmentation|setupExcelExportWebWorker)(\/|$)/;

/**
 * Lists the subpaths of an installed package that can be bundled: the published ones,
 * except those that need a package, or an older major of it, that is not installed (date
 * adapters).
 * @returns `BarChart`, `locales`, …; undefined if the package itself is not installed
 */
export function listSubpaths(name: string, modulesDir: string): string[] | undefined {
  return readExports(name, modulesDir)
    ?.filter(([subpath]) => subpath !== '' && !HIDDEN.test(subpath))
    .filter(([, file]) => isComplete(file, modulesDir, new Set()))
    .map(([subpath]) => subpath)
    .sort();
}

/**
 * The exports of a package by subpath, with the file that a bundler resolves for an
 * `import`.
 */
function readExports(name: string, modulesDir: string): [string, string][] | undefined {
  const folder = path.join(modulesDir, name);
  if (!fs.existsSync(path.join(folder, 'package.json'))) return undefined;
  const { exports = {} } = readManifest(folder);
  return Object.entries(exports)
    .flatMap(([key, target]) => expand(key.slice('./'.length), getFile(target), folder))
    .map(([subpath, file]): [string, string] => [subpath, path.join(folder, file)])
    .filter(([, file]) => /\.m?js$/.test(file) && fs.existsSync(file));
}

function getFile(target: ExportTarget): string {
  if (target === null || typeof target === 'string') return target ?? '';
  return getFile(target.import ?? target.default ?? null);
}

/** `*` in a subpath matches every folder with an index file. */
function expand(subpath: string, file: string, folder: string): [string, string][] {
  if (!subpath.includes('*')) return [[subpath, file]];
  const [before = '', after = ''] = file.split('*');
  if (subpath !== '*' || !after.startsWith('/')) return [];
  return fs
    .readdirSync(path.join(folder, before))
    .map((entry): [string, string] => [entry, `${before}${entry}${after}`]);
}

/**
 * Whether all packages are installed that the files of an entry import, recursively.
 * @param visited folders of the entries that lead here: entries may import each other
 */
function isComplete(file: string, modulesDir: string, visited: Set<string>): boolean {
  const folder = path.dirname(file);
  if (visited.has(folder)) return true;
  visited.add(folder);
  if (fs.existsSync(path.join(folder, 'package.json'))) return true;
  return fs
    .readdirSync(folder)
    .filter((each) => /\.m?js$/.test(each))
    .flatMap((each) => readBareImports(readText(path.join(folder, each))))
    .every(([name, subpath]) => {
      if (!fs.existsSync(path.join(modulesDir, name))) return false;
      if (subpath && !isPublished(name, `${name}/${subpath}`, modulesDir)) return false;
      if (!name.startsWith('@mui/x-') || HIDDEN.test(subpath)) return true;
      const found = readExports(name, modulesDir)?.find(([each]) => each === subpath);
      return !found || isComplete(found[1], modulesDir, visited);
    });
}

/**
 * Whether a module is published by its installed package: older adapters import files
 * that their library no longer has, and a folder has files that are not meant to be
 * imported.
 */
export function isPublished(name: string, request: string, modulesDir: string): boolean {
  const { exports } = readManifest(path.join(modulesDir, name));
  if (request === name || typeof exports !== 'object') return true;
  const requested = `.${request.slice(name.length)}`;
  return Object.keys(exports).some((key) => {
    const [before = '', after] = key.split('*');
    return after === undefined
      ? key === requested
      : requested.startsWith(before) && requested.endsWith(after);
  });
}

const readManifest = (folder: string): { exports?: Record<string, ExportTarget> } =>
  JSON.parse(readText(path.join(folder, 'package.json'))) as {
    exports?: Record<string, ExportTarget>;
  };

/** Package and subpath of each bare import. */
const readBareImports = (source: string): [string, string][] =>
  [
    ...source.matchAll(/(?:from|import)\s*["']((?:@[\w.-]+\/)?[\w-][\w.-]*)\/?([^"']*)/g),
  ].map(([, name = '', subpath = '']) => [name, subpath]);
