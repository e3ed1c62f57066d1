import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { ApiError } from '../ApiError';
import { SKIPPED_ENTRIES, type ApiPackage } from '../constants';

/** An installed package: its location and the declaration file of each entry point. */
export interface InstalledPackage extends ApiPackage {
  dir: string;
  version: string;
  /** Folder of its sources at this version, or null if unknown. */
  repository: string | null;
  /** Import paths with absolute declaration files, the root first. */
  entries: ReadonlyMap<string, string>;
}

/** Other builds of the same code. */
const BUILD_FOLDERS: ReadonlySet<string> = new Set(['node', 'modern', 'legacy', 'esm']);

interface Manifest {
  version: string;
  repository?: { url?: string; directory?: string };
  /** Declaration file of packages without `exports`. */
  types?: string;
  exports?: Record<string, string | { types?: string; import?: { types?: string } }>;
}

/**
 * Reads the manifest of an installed package.
 * @throws ApiError if the package is not installed or declares no types
 */
export function readPackage(root: string, description: ApiPackage): InstalledPackage {
  const place = path.join(root, 'node_modules', description.name);
  const file = path.join(place, 'package.json');
  if (!fs.existsSync(file)) {
    throw new ApiError(
      { package: description.name, file },
      'the package is not installed.',
    );
  }
  // The compiler uses real paths, not symbolic links.
  const dir = fs.realpathSync(place);
  const manifest = JSON.parse(readText(file)) as Manifest;
  const entries = new Map<string, string>();
  for (const [entry, types] of readEntries(dir, manifest)) {
    if (SKIPPED_ENTRIES.test(entry)) continue;
    entries.set(description.name + entry.slice(1), path.join(dir, types));
  }
  if (!entries.has(description.name)) {
    throw new ApiError(
      { package: description.name, file },
      'it declares no types for its root.',
    );
  }
  const { version, repository } = manifest;
  return {
    ...description,
    dir,
    version,
    repository: getSourceFolder(version, repository),
    entries,
  };
}

/**
 * Lists the entry points with their declaration files. Majors before 8 have no `exports`
 * or only a pattern; there, each folder with declarations is an entry point.
 */
function readEntries(dir: string, manifest: Manifest): [entry: string, types: string][] {
  const exported = Object.entries(manifest.exports ?? {}).flatMap(
    ([entry, target]): [string, string][] => {
      const types =
        typeof target === 'string' ? undefined : (target.import?.types ?? target.types);
      return types && !entry.includes('*') ? [[entry, types]] : [];
    },
  );
  const isListed = manifest.exports !== undefined && !('./*' in manifest.exports);
  if (isListed || !manifest.types) return exported;
  const folders = fs
    .readdirSync(dir)
    .filter((name) => fs.existsSync(path.join(dir, name, 'index.d.ts')))
    .filter((name) => !BUILD_FOLDERS.has(name));
  return [
    ['.', manifest.types],
    ...folders.map((name): [string, string] => [`./${name}`, `${name}/index.d.ts`]),
  ];
}

function getSourceFolder(
  version: string,
  repository: Manifest['repository'],
): string | null {
  const match = /github\.com\/([\w.-]+\/[\w.-]+?)(\.git)?$/.exec(repository?.url ?? '');
  if (!match || !repository?.directory) return null;
  return `https://github.com/${match[1]}/blob/v${version}/${repository.directory}/src`;
}
