import fs from 'node:fs';
import path from 'node:path';

type ExportTarget = string | null | { [condition: string]: ExportTarget };

/** Entries that are not meant for readers, or that hold types only. */
const HIDDEN =
  /^(package\.json|esm|internals?|legacy|node|modern|typeOverloads|moduleAugmentation|themeAugmentation|themeCssVarsAugmentation|setupExcelExportWebWorker)(\/|$)/;

/**
 * The subpaths of an installed package that can be bundled: those it publishes, without those
 * that need a package which is not installed, or an older major of it (adapters of dates).
 * @returns `BarChart`, `locales`, …; undefined when the package itself is not installed
 */
export function listSubpaths(name: string, modulesDir: string): string[] | undefined {
  return readExports(name, modulesDir)
    ?.filter(([subpath]) => subpath !== '' && !HIDDEN.test(subpath))
    .filter(([, file]) => isComplete(file, modulesDir))
    .map(([subpath]) => subpath)
    .sort();
}

/** What a package publishes, by subpath, with the file that a bundler takes for an `import`. */
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

/** `*` of a subpath stands for every folder with an index file. */
function expand(subpath: string, file: string, folder: string): [string, string][] {
  if (!subpath.includes('*')) return [[subpath, file]];
  const [before = '', after = ''] = file.split('*');
  if (subpath !== '*' || !after.startsWith('/')) return [];
  return fs
    .readdirSync(path.join(folder, before))
    .map((entry): [string, string] => [entry, `${before}${entry}${after}`]);
}

/** Whether all packages are installed that the files beside an entry name, and theirs in turn. */
function isComplete(file: string, modulesDir: string): boolean {
  const folder = path.dirname(file);
  if (fs.existsSync(path.join(folder, 'package.json'))) return true;
  return fs
    .readdirSync(folder)
    .filter((each) => /\.m?js$/.test(each))
    .flatMap((each) => readBareImports(fs.readFileSync(path.join(folder, each), 'utf8')))
    .every(([name, subpath]) => {
      if (!fs.existsSync(path.join(modulesDir, name))) return false;
      if (subpath && !isPublished(name, `${name}/${subpath}`, modulesDir)) return false;
      if (!name.startsWith('@mui/x-') || HIDDEN.test(subpath)) return true;
      const found = readExports(name, modulesDir)?.find(([each]) => each === subpath);
      return !found || isComplete(found[1], modulesDir);
    });
}

/**
 * Whether a module is one that its installed package publishes: older adapters name files that
 * their library has no more, and a folder has files that are not meant to be imported.
 */
export function isPublished(name: string, request: string, modulesDir: string): boolean {
  const { exports } = readManifest(path.join(modulesDir, name));
  if (request === name || typeof exports !== 'object') return true;
  const wanted = `.${request.slice(name.length)}`;
  return Object.keys(exports).some((key) => {
    const [before = '', after] = key.split('*');
    return after === undefined
      ? key === wanted
      : wanted.startsWith(before) && wanted.endsWith(after);
  });
}

const readManifest = (folder: string): { exports?: Record<string, ExportTarget> } =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, ExportTarget>;
  };

/** Package and subpath of each import from a package. */
const readBareImports = (source: string): [string, string][] =>
  [
    ...source.matchAll(/(?:from|import)\s*["']((?:@[\w.-]+\/)?[\w-][\w.-]*)\/?([^"']*)/g),
  ].map(([, name = '', subpath = '']) => [name, subpath]);
