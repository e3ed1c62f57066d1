import fs from 'node:fs';
import path from 'node:path';
import type { ProductDiff } from '../../src/types/apiChange';
import type { ChangesFile } from './listChangesFiles';
import { parseChanges } from './parseChanges';

const cache = new Map<string, { time: number; diff: ProductDiff }>();

/**
 * Reads the data of a changes page; each file is read once per build.
 * @param siteDir root of the project
 * @throws Error with the file and the field if the data do not match the schema
 */
export function readChanges(
  siteDir: string,
  { file, product }: Pick<ChangesFile, 'file' | 'product'>,
): ProductDiff {
  const absolute = path.join(siteDir, file);
  const time = fs.statSync(absolute).mtimeMs;
  const known = cache.get(absolute);
  if (known?.time === time) return known.diff;
  const diff = parseChanges(fs.readFileSync(absolute, 'utf8'), file, product);
  cache.set(absolute, { time, diff });
  return diff;
}
