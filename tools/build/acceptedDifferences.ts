import { MANIFEST_FILE } from './manifest';

/** An allowed difference between two builds of the same sources. */
export interface AcceptedDifference {
  reason: string;
  /** Matches the paths of the affected files. */
  files: RegExp;
}

/**
 * Any other difference is a failure. Files for readers are never in this list: two builds
 * of one commit, on one machine in two folders, with and without caches, were identical
 * in all 8,000 files.
 */
export const ACCEPTED: readonly AcceptedDifference[] = [
  {
    reason: 'how another version of Node compresses a file that is compared itself',
    files: /\.(?:br|gz)$/,
  },
  {
    reason: 'the list of the hashes of all files',
    files: new RegExp(`^${MANIFEST_FILE.replace('.', '\\.')}$`),
  },
];
