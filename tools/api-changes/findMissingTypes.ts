import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { PACKAGES } from '../../plugins/api-reference/constants';
import { SITE_DIR } from '../../content/paths/siteDir';

export interface MissingPackage {
  name: string;
  /** Version range that the package requires. */
  range: string;
}

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Lists packages that the declarations of a package import, but that the project does not
 * have in a compatible major. Only these affect what the compiler reads.
 */
export function findMissingTypes(dir: string): MissingPackage[] {
  const manifest = readManifest(dir);
  const ranges = { ...manifest?.peerDependencies, ...manifest?.dependencies };
  return [...listImports(dir)].flatMap((name): MissingPackage[] => {
    const range = ranges[name];
    if (!range) return [];
    const types = toTypesPackage(name);
    // All packages share one React: that of the documented packages.
    if (types && !PACKAGES.some((one) => one.name === manifest?.name)) return [];
    const installed = [types, name]
      .map((one) => readManifest(path.join(SITE_DIR, 'node_modules', one)))
      .find(Boolean);
    if (installed && acceptsMajor(range, installed.version)) return [];
    return [types ? { name: types, range: getHighestMajor(range) } : { name, range }];
  });
}

/** Packages whose types are published separately, with the same major. */
const toTypesPackage = (name: string): string =>
  /^react(-dom)?$/.test(name) ? `@types/${name}` : '';

function readManifest(dir: string): Manifest | null {
  const file = path.join(dir, 'package.json');
  return fs.existsSync(file) ? (JSON.parse(readText(file)) as Manifest) : null;
}

const IMPORT = /(?:from |import\(|import )["']((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"']*)?["']/g;

/** Names of the packages that the declarations in a folder import. */
function listImports(dir: string): Set<string> {
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.d\.m?ts$/.test(file) && !file.includes('node_modules'));
  const texts = files.map((file) => readText(path.join(dir, file)));
  const names = texts.flatMap((text) =>
    [...text.matchAll(IMPORT)].map(([, name]) => name),
  );
  return new Set(
    names.filter((name) => name !== undefined && !name.startsWith('.')) as string[],
  );
}

const listMajors = (range: string): number[] =>
  range.split('||').flatMap((part) => {
    const major = /\d+/.exec(part)?.[0];
    return major === undefined ? [] : [Number(major)];
  });

/** Whether a range such as `^5.16.6 || ^6.0.0` includes the major of a version. */
export const acceptsMajor = (range: string, version: string): boolean =>
  listMajors(range).includes(Number.parseInt(version, 10));

const getHighestMajor = (range: string): string => String(Math.max(...listMajors(range)));
