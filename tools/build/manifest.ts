import { createHash } from 'node:crypto';

/**
 * The list of all files of a build, written last: what is there without it, or differs from it,
 * is half a build. Not part of the site: no page names it.
 */
export const MANIFEST_FILE = 'build-manifest.json';

export interface ManifestEntry {
  /** In bytes. */
  size: number;
  sha256: string;
}

export interface Manifest {
  /** By their paths in the build, with slashes on every system. */
  files: Record<string, ManifestEntry>;
}

/** Beginning of a hash that tells a build from others. */
export const getBuildHash = ({ files }: Manifest): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);

/** Whether something read from a file has the shape of a manifest. */
export const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  'files' in value &&
  typeof value.files === 'object' &&
  value.files !== null &&
  Object.values(value.files).every(
    (entry: Partial<ManifestEntry> | null) =>
      typeof entry?.size === 'number' && typeof entry.sha256 === 'string',
  );
