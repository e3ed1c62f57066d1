import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PACKAGES } from '../../plugins/api-reference/constants';
import { findMissingTypes } from './findMissingTypes';

/**
 * Unpacks the latest published version of a range into a folder; false if there is none.
 */
export type Unpack = (spec: string, folder: string) => boolean;

/** Written last, so that an aborted download is repeated. */
const MARK = 'complete';

/**
 * Downloads packages of a major, with the packages that their
 * declarations import and the project lacks, into a cache folder. Existing downloads are
 * reused.
 * @returns the folder that has them in its `node_modules`
 * @throws Error if the registry cannot be reached or has no package of that major
 */
export function packMajor(
  major: string,
  cache: string,
  unpack: Unpack = npmPack,
): string {
  const root = path.join(cache, major);
  const mark = path.join(root, MARK);
  if (fs.existsSync(mark)) return root;
  fs.rmSync(root, { recursive: true, force: true });
  const modules = path.join(root, 'node_modules');
  const get = (name: string, range: string) =>
    unpack(`${name}@${range}`, path.join(modules, name));
  const found = PACKAGES.filter(({ name }) => get(name, major));
  if (found.length === 0) {
    fs.rmSync(root, { recursive: true, force: true });
    throw new Error(
      `api --diff: the registry has no package of major ${major}. Give a major that was published, or a folder with installed packages.`,
    );
  }
  const tried = new Set<string>();
  for (let names = found.map(({ name }) => name); names.length > 0; ) {
    const missing = names
      .flatMap((name) => findMissingTypes(path.join(modules, name)))
      .filter(({ name }) => !tried.has(name) && !fs.existsSync(path.join(modules, name)));
    missing.forEach(({ name }) => tried.add(name));
    const unique = new Map(missing.map(({ name, range }) => [name, range]));
    names = [...unique].filter(([name, range]) => get(name, range)).map(([name]) => name);
  }
  fs.writeFileSync(mark, '');
  return root;
}

/** npm error codes for a package or version that is not in the registry. */
const UNKNOWN = /\b(E404|ETARGET|ENOVERSIONS)\b/;

function npmPack(spec: string, folder: string): boolean {
  fs.mkdirSync(folder, { recursive: true });
  try {
    const output = execFileSync(
      'npm',
      [
        'pack',
        '--silent',
        '--ignore-scripts',
        '--json',
        `--pack-destination=${folder}`,
        spec,
      ],
      { encoding: 'utf8', stdio: 'pipe' },
    );
    const [{ filename }] = JSON.parse(output) as [{ filename: string }];
    // npm replaces "@" and "/" of scoped names differently in different versions.
    const archive =
      fs.readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? filename;
    const file = path.join(folder, archive);
    execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
    fs.rmSync(file);
    return true;
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const said = `${stdout}\n${stderr}`;
    if (UNKNOWN.test(said)) return false;
    throw new Error(
      `api --diff: ${spec} could not be fetched; is the registry in reach? npm said: ${said.trim() || String(error)}`,
      { cause: error },
    );
  }
}
