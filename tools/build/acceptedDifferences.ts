import { MANIFEST_FILE } from './manifest';

/** What two builds of the same sources may differ in. */
export interface AcceptedDifference {
  reason: string;
  /** Paths of the files that it is about. */
  files: RegExp;
}

/**
 * Anything that is not in this list is a difference. What a reader gets is never in it: two
 * builds of one commit were the same in all 8,000 files, made on one machine in two folders,
 * with caches and without.
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
