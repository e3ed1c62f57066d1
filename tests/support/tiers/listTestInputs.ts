import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';

const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.mjs',
  '.cjs',
  '.json',
  '/index.ts',
  '/index.tsx',
];

/** Text between quotes, up to the first value that a template puts in. */
const QUOTED = /'([^'\n]*)'|"([^"\n]*)"|`([^`$]*)(?:`|\$\{)/g;

/** Is gone when the code runs, with what it names. */
const TYPE_IMPORT = /^\s*(?:import|export) type [^;]*?from '[^']*';/gm;

/** Made by the build or by npm; the lockfile stands for the second. */
const MADE = /^(build|node_modules)(\/|$)/;

const isFile = (file: string): boolean =>
  fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

const isBrowserCode = (file: string, siteDir: string): boolean =>
  file.startsWith(path.join(siteDir, 'src') + path.sep);

const listQuoted = (code: string): string[] =>
  [...code.matchAll(QUOTED)].map(([, one, two, three]) => one ?? two ?? three ?? '');

/** The file that a relative import means, or one from the root of the site. */
function findModule(from: string, name: string, siteDir: string): string | undefined {
  const isLocal = /^\.{1,2}(\/|$)/.test(name);
  if (!isLocal && !name.startsWith('@site/')) return undefined;
  const base = isLocal
    ? path.resolve(path.dirname(from), name)
    : path.join(siteDir, name.slice('@site/'.length));
  return ENDINGS.map((ending) => base + ending).find(isFile);
}

/** A folder that is named from a file, but for those that the file is in. */
function findFolder(from: string, text: string, siteDir: string): string | undefined {
  if (!/^\.{1,2}\//.test(text)) return undefined;
  const folder = path.resolve(path.dirname(from), text);
  const isFolder = fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const isInside = folder.startsWith(siteDir + path.sep);
  return isFolder && isInside && !from.startsWith(folder + path.sep)
    ? path.relative(siteDir, folder)
    : undefined;
}

/**
 * What a text names of the project, such as 'docs/charts/bars/bars.mdx' or the folder of
 * `docs/charts/${topic}`. A bare word counts where it is the name of a folder of the root:
 * `path.join(SITE_DIR, 'docs', name)` may read everything in there.
 */
function findPath(text: string, siteDir: string): string | undefined {
  if (!/^[\w@][\w@./-]*$/.test(text) || MADE.test(text)) return undefined;
  const target = path.join(siteDir, text);
  if (fs.existsSync(target)) return path.relative(siteDir, target);
  const parent = path.dirname(text);
  return parent.includes('/') && fs.existsSync(path.join(siteDir, parent))
    ? parent
    : undefined;
}

/**
 * What the result of a test file may hang on within the project: the file, what it imports
 * there, directly or not, and all files and folders that any of these names in quotes. Rather
 * too much than too little.
 * @returns paths from the root of the site, sorted
 */
export function listTestInputs(testFile: string, siteDir = SITE_DIR): string[] {
  const found = new Set<string>();
  const read = new Set<string>();
  const queue = [path.resolve(siteDir, testFile)];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (read.has(file)) continue;
    read.add(file);
    found.add(path.relative(siteDir, file));
    if (file.endsWith('.json')) continue;
    const code = fs.readFileSync(file, 'utf8').replace(TYPE_IMPORT, '');
    for (const text of listQuoted(code)) {
      const module = findModule(file, text, siteDir);
      if (module !== undefined) queue.push(module);
      // What runs in browsers reads no files: a name in there is a word.
      const named = isBrowserCode(file, siteDir)
        ? undefined
        : (findFolder(file, text, siteDir) ?? findPath(text, siteDir));
      if (named !== undefined) found.add(named);
    }
  }
  return [...found].sort();
}
