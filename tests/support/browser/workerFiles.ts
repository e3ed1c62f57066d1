import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { WORKER_FILE } from '../../../src/config/offline';

/** The value that the worker compares with a file. */
export const getIntegrity = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The names of the worker's files, each with the hashes of the shell: its list of files,
 * and the site's own code beside it.
 * @param folder the built site in one language
 */
export const listWorkerFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name === WORKER_FILE || name.endsWith(`.${WORKER_FILE}`));
