import fs from 'node:fs';
import path from 'node:path';
import { readApiJson } from '../../../content/paths/readApiJson';
import type { ApiPage } from '../../../src/types/api';
import type { ApiEntry } from '../../api-reference/read/readApiIndex';

const cache = new Map<string, { time: number; names: ReadonlySet<string> }>();

/** Reads the props of a component; each file is read once per build. */
export function readPropNames(
  docsDir: string,
  { product, slug }: ApiEntry,
): ReadonlySet<string> {
  const file = path.join(docsDir, 'api', product, `${slug}.json`);
  const time = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return new Set();
  const known = cache.get(file);
  if (known?.time === time) return known.names;
  const page = readApiJson<ApiPage>(file);
  const names = new Set(Object.keys(page.props));
  cache.set(file, { time, names });
  return names;
}
