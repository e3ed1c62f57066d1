import { createHash } from 'node:crypto';

/**
 * The list of all files of a build, written last: if it is missing or differs from the
 * files, the build is incomplete. It is not part of the site; no page links to it.
 */
export const MANIFEST_FILE = 'build-manifest.json';

export interface ManifestEntry {
  /** Size in bytes. */
  size: number;
  sha256: string;
}

export interface Manifest {
  /** Entries by path in the build, with forward slashes. */
  files: Record<string, ManifestEntry>;
}

/** Prefix of a hash that identifies a build. */
export const getBuildHash = ({ files }: Manifest): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);

/** Whether a value read from a file is a manifest. */
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
