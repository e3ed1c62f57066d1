import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import type { ApiEvents, ApiPage } from '../../../src/types/api';
import { readApiIndex, type ApiEntry } from '../read/readApiIndex';
import { getFamily, selectSubject, type Subject } from './selectSubject';
import { readNamedCode } from './readNamedCode';

interface SubjectOptions {
  /** Folder of the documentation of any version. */
  docsDir: string;
  /** Path of the English guide in that folder. */
  guide: string;
  /** The components in its front matter. */
  entries: readonly ApiEntry[];
}

/** Reads the reference entries about the subject of a guide. */
export function readSubject({ docsDir, guide, entries }: SubjectOptions): Subject {
  const names = readNamedCode(readText(path.join(docsDir, guide)));
  const read = <T>(product: string, slug: string): T | null =>
    readData(path.join(docsDir, 'api', product, `${slug}.json`)) as T | null;
  const product = entries[0]?.product;
  const all = [...readApiIndex(docsDir).values()].flat();
  const families = new Set(entries.map(getFamily));
  const readAll = (list: readonly ApiEntry[]) =>
    list.flatMap((entry) => read<ApiPage>(entry.product, entry.slug) ?? []);
  return selectSubject(names, {
    components: readAll(entries),
    relatives: readAll(
      all.filter((entry) => entry.kind === 'component' && families.has(getFamily(entry))),
    ),
    interfaces: readAll(
      all.filter((entry) => entry.kind === 'interface' && entry.product === product),
    ),
    events: product === undefined ? null : read<ApiEvents>(product, 'events'),
  });
}

const cache = new Map<string, { time: number; data: unknown }>();

/**
 * Reads the data of a page; cached, because most guides of a product use the same few
 * pages.
 */
function readData(file: string): unknown {
  const time = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return null;
  const known = cache.get(file);
  if (known?.time === time) return known.data;
  const data: unknown = JSON.parse(readText(file));
  cache.set(file, { time, data });
  return data;
}
