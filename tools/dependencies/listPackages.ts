import { NO_LICENSE } from './licensePolicy';

export interface LockedPackage {
  name: string;
  version: string;
  license: string;
}

/** The part of `package-lock.json` that is read here. */
export interface Lockfile {
  packages: Record<
    string,
    { name?: string; version?: string; license?: string; link?: boolean }
  >;
}

/**
 * All packages of the lockfile, also those that only another platform installs.
 * @returns each name, version and license once, in the order of their names
 */
export function listPackages({ packages }: Lockfile): LockedPackage[] {
  const listed = new Map<string, LockedPackage>();
  for (const [folder, entry] of Object.entries(packages)) {
    if (folder === '' || entry.link) continue;
    // An alias names the package that it stands for.
    const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13);
    const { version = '', license = NO_LICENSE } = entry;
    listed.set(`${name}@${version} ${license}`, { name, version, license });
  }
  return [...listed.values()].sort((a, b) => a.name.localeCompare(b.name));
}
