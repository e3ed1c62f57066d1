import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { packageOf, type DemoImport } from './readImports';

interface Manifest {
  version: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Every sandbox needs these, even if a demo does not import them. */
const ALWAYS = ['react', 'react-dom'];

/**
 * Peer dependencies that are marked as optional but required by this part of the package.
 */
const NEEDED_PEERS: [specifier: RegExp, peers: string[]][] = [
  [/^@mui\/material(\/|$)/, ['@emotion/react', '@emotion/styled']],
  [/\/AdapterDayjs$/, ['dayjs']],
  [/\/AdapterDateFns(V2|V3)?$/, ['date-fns']],
  [/\/AdapterLuxon$/, ['luxon']],
  [/\/AdapterDateFnsJalali(V2|V3)?$/, ['date-fns-jalali']],
  [/\/AdapterMoment(Jalaali|Hijri)?$/, ['moment']],
  [/\/AdapterMomentJalaali$/, ['moment-jalaali']],
  [/\/AdapterMomentHijri$/, ['moment-hijri']],
];

const INTERNAL = /^(@site|@theme|@theme-original|@docusaurus|@generated)(\/|$)|^node:/;

function readManifest(folder: string): Manifest | undefined {
  const file = path.join(folder, 'package.json');
  return fs.existsSync(file) ? (JSON.parse(readText(file)) as Manifest) : undefined;
}

const peersOf = (
  specifier: string,
  { peerDependencies = {}, peerDependenciesMeta = {} }: Manifest,
): string[] => [
  ...Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  ),
  ...NEEDED_PEERS.flatMap(([pattern, peers]) => (pattern.test(specifier) ? peers : [])),
];

/**
 * Lists the npm packages that a demo needs, with the installed versions: its imports and,
 * recursively, all required peer dependencies.
 * @param imports imports of the demo and its helper files
 * @throws Error with file and line of an import that is not installed or not published
 */
export function listDependencies(
  imports: (DemoImport & { file: string })[],
  siteDir: string,
): Record<string, string> {
  const site = readManifest(siteDir);
  const named = { ...site?.devDependencies, ...site?.dependencies };
  const found = new Map<string, string>();
  const visit = (specifier: string, where: string): void => {
    const name = packageOf(specifier);
    const manifest = readManifest(path.join(siteDir, 'node_modules', name));
    if (!manifest) {
      throw new Error(
        `${where}: "${name}" is not an installed package; demos import published packages that package.json names.`,
      );
    }
    if (manifest.private) {
      throw new Error(`${where}: "${name}" is private, so readers cannot install it.`);
    }
    found.set(name, manifest.version);
    peersOf(specifier, manifest)
      .filter((peer) => !found.has(peer))
      .forEach((peer) => visit(peer, where));
  };
  for (const { specifier, line, file } of imports) {
    const where = `${file}:${line}`;
    if (INTERNAL.test(specifier)) {
      throw new Error(
        `${where}: "${specifier}" is not published; a demo must run outside this site.`,
      );
    }
    const name = packageOf(specifier);
    if (!named[name]) {
      throw new Error(
        `${where}: "${name}" is not named in package.json; install it with: npm install --save-exact ${name}`,
      );
    }
    visit(specifier, where);
  }
  ALWAYS.forEach((name) => visit(name, 'every demo'));
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
