import crypto from 'node:crypto';
import type { PublishedFile } from '../../src/types/machineFiles';

const DIGITS = 8;

/**
 * A short name for the present source of a demo, part of the name of its picture.
 * @param files of the demo's System styling, which is the one that pictures show
 */
export function hashDemo(files: readonly PublishedFile[]): string {
  const hash = crypto.createHash('sha256');
  for (const { name, code } of files) hash.update(JSON.stringify([name, code]));
  return hash.digest('hex').slice(0, DIGITS);
}
