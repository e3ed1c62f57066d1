import crypto from 'node:crypto';
import type { PublishedFile } from '../../src/types/machineFiles';

const DIGITS = 8;

/**
 * A short hash of the current source of a demo, which is part of the file name of its
 * picture.
 * @param files of the demo's System styling, which is the one in pictures
 */
export function hashDemo(files: readonly PublishedFile[]): string {
  const hash = crypto.createHash('sha256');
  for (const { name, code } of files) hash.update(JSON.stringify([name, code]));
  return hash.digest('hex').slice(0, DIGITS);
}
