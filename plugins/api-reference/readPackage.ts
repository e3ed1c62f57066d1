import fs from 'node:fs';
import path from 'node:path';
import { ApiError } from './ApiError';
import { SKIPPED_ENTRIES, type ApiPackage } from './constants';

/** An installed package: where it lies and which declaration file each entry point has. */
export interface InstalledPackage extends ApiPackage {
  dir: string;
  version: string;
  /** Folder of its sources at this version, or null if the package does not say. */
  repository: string | null;
  /** Import path to absolute declaration file, the root first. */
  entries: ReadonlyMap<string, string>;
}

interface Manifest {
  version: string;
  repository?: { url?: string; directory?: string };
  exports?: Record<string, string | { import?: { types?: string } }>;
}

/**
 * Reads the manifest of an installed package.
 * @throws ApiError if the package is not installed or declares no types
 */
export function readPackage(root: string, description: ApiPackage): InstalledPackage {
  const dir = path.join(root, 'node_modules', description.name);
  const file = path.join(dir, 'package.json');
  if (!fs.existsSync(file)) {
    throw new ApiError(
      { package: description.name, file },
      'the package is not installed.',
    );
  }
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const entries = new Map<string, string>();
  for (const [entry, target] of Object.entries(manifest.exports ?? {})) {
    const types = typeof target === 'string' ? undefined : target.import?.types;
    if (!types || SKIPPED_ENTRIES.test(entry)) continue;
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

function getSourceFolder(
  version: string,
  repository: Manifest['repository'],
): string | null {
  const match = /github\.com\/([\w.-]+\/[\w.-]+?)(\.git)?$/.exec(repository?.url ?? '');
  if (!match || !repository?.directory) return null;
  return `https://github.com/${match[1]}/blob/v${version}/${repository.directory}/src`;
}
