import fs from 'node:fs';
import path from 'node:path';
import {
  type ChangesFile,
  listChangesFiles,
} from '../../../content/api-changes/listChangesFiles';
import { readChanges } from '../../../content/api-changes/readChanges';
import { OWN_VERSION } from '../../../src/config/versions';
import { getPathnameOfDoc } from '../../../src/lib/docPaths';
import type { ApiChange, ChangeKind, MemberKind } from '../../../src/types/apiChange';
import type { ProductFolder } from '../../../src/types/page';

/** The change of an entry that the reference shows. */
export interface ChangeMark {
  isNew: boolean;
  /** All changes, as in the data. */
  changes: ChangeKind[];
  /** The major that introduced it. */
  major: number;
  /** Address of its first entry on the changes page, in English. */
  address: string;
}

/** An export of the reference, or one of its members. */
export interface MarkedEntry {
  product: ProductFolder;
  /** Name of the export. */
  name: string;
  member?: { kind: MemberKind; name: string };
}

export interface Marks {
  /** The mark of an entry; null if it has not changed. */
  find: (entry: MarkedEntry) => ChangeMark | null;
  /** The page that lists changes of an export or its members; null if there are none. */
  findList: (entry: Omit<MarkedEntry, 'member'>) => ChangesFile | null;
}

/**
 * Reads the changes that led to the version being built.
 * @param siteDir root of the project, or of the workspace of an older version
 * @param major version being built; without data about it, nothing is marked
 * @throws Error with the file and the field of malformed data
 */
export function createMarks(siteDir: string, major: number = OWN_VERSION.major): Marks {
  const files = new Map<ProductFolder, ChangesFile>();
  const entries = new Map<string, ApiChange[]>();
  const exports = new Set<string>();
  for (const file of listChangesFiles(siteDir, major)) {
    const { product, to } = file;
    if (to !== major || files.has(product)) continue;
    files.set(product, file);
    for (const change of readChanges(siteDir, file).changes) {
      listExports(change).forEach((name) => exports.add(getKey({ product, name })));
      for (const key of listKeys(product, change))
        entries.set(key, [...(entries.get(key) ?? []), change]);
    }
  }
  return {
    find: (entry) => {
      const changes = entries.get(getKey(entry));
      const file = files.get(entry.product);
      if (!changes?.[0] || !file) return null;
      return {
        isNew: changes.some(({ change }) => change === 'added'),
        changes: changes.map(({ change }) => change),
        major,
        address: `${getPathnameOfDoc(file.id)}/#${getChangeAnchor(changes[0])}`,
      };
    },
    findList: (entry) =>
      exports.has(getKey(entry)) ? (files.get(entry.product) ?? null) : null,
  };
}

/** The exports that are affected by a change. */
const listExports = ({ name, to, change, in: owners }: ApiChange): string[] =>
  owners.length > 0 ? owners : [name, ...(change === 'renamed' && to ? [to] : [])];

/** The entries of the new major that a change is about: the new name of renamed ones. */
function listKeys(product: ProductFolder, change: ApiChange): string[] {
  const { kind, in: owners } = change;
  if (change.change === 'removed') return [];
  const name = change.change === 'renamed' ? (change.to ?? change.name) : change.name;
  if (owners.length === 0) return [getKey({ product, name })];
  const member = { kind: kind as MemberKind, name };
  return owners.map((owner) => getKey({ product, name: owner, member }));
}

const getKey = ({ product, name, member }: MarkedEntry): string =>
  [product, name, ...(member ? [member.kind, member.name] : [])].join(' ');

/**
 * Returns the anchor of a change on its page: `removed-prop-PieChart-tooltip`. It is
 * unique, because a member of an export changes in each way only once.
 */
export const getChangeAnchor = ({ change, kind, name, in: [owner] }: ApiChange): string =>
  [change.replaceAll(' ', '-'), kind, ...(owner === undefined ? [] : [owner]), name].join(
    '-',
  );

const known = new Map<string, { times: string; marks: Marks }>();

/**
 * Reads the marks of the version being built: once per build, and in the development
 * server whenever the data change.
 * @param siteDir root of the project, or of the workspace of an older version
 * @throws Error with the file and the field of malformed data
 */
export function readMarks(siteDir: string): Marks {
  const times = listChangesFiles(siteDir)
    .map(({ file }) => `${file} ${fs.statSync(path.join(siteDir, file)).mtimeMs}`)
    .join('\n');
  const found = known.get(siteDir);
  if (found?.times === times) return found.marks;
  const marks = createMarks(siteDir);
  known.set(siteDir, { times, marks });
  return marks;
}
