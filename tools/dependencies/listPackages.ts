import { NO_LICENSE } from './licensePolicy';

export interface LockedPackage {
  name: string;
  version: string;
  license: string;
}

/** The relevant parts of `package-lock.json`. */
export interface Lockfile {
  packages: Record<
    string,
    { name?: string; version?: string; license?: string; link?: boolean }
  >;
}

/**
 * Lists all packages of lockfiles, including those for other platforms.
 * @returns each combination of name, version and license once, sorted by name
 */
export function listPackages(...lockfiles: readonly Lockfile[]): LockedPackage[] {
  const listed = new Map<string, LockedPackage>();
  const entries = lockfiles.flatMap(({ packages }) => Object.entries(packages));
  for (const [folder, entry] of entries) {
    if (folder === '' || entry.link) continue;
    // An alias has the name of the actual package.
    const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13);
    const { version = '', license = NO_LICENSE } = entry;
    listed.set(`${name}@${version} ${license}`, { name, version, license });
  }
  return [...listed.values()].sort(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  );
}
