import {
  listChangesFiles,
  type ChangesFile,
} from '../../../content/api-changes/listChangesFiles';
import { readChanges } from '../../../content/api-changes/readChanges';
import { OWN_VERSION } from '../../../src/config/versions';
import { getPathnameOfDoc } from '../../../src/lib/getPathnameOfDoc';
import type { ApiChange, ChangeKind, MemberKind } from '../../../src/types/apiChange';
import type { ProductFolder } from '../../../src/types/page';
import { getChangeAnchor } from './getChangeAnchor';

/** What a reader of the reference is told of an entry. */
export interface ChangeMark {
  isNew: boolean;
  /** All that changed, as in the data. */
  changes: ChangeKind[];
  /** The major that brought it. */
  major: number;
  /** Address of its first entry on the page of changes, in English. */
  address: string;
}

/** A name of the reference, or one of its members. */
export interface MarkedEntry {
  product: ProductFolder;
  /** Of the export. */
  name: string;
  member?: { kind: MemberKind; name: string };
}

export interface Marks {
  /** The mark of an entry; null for one that is as it was. */
  find: (entry: MarkedEntry) => ChangeMark | null;
  /** The page that lists changes of an export, or of members of it; null without any. */
  findList: (entry: Omit<MarkedEntry, 'member'>) => ChangesFile | null;
}

/**
 * Reads what changed on the way to the version that is built.
 * @param siteDir root of the project, or of the workspace of an older version
 * @param major that is built; without data that lead to it, nothing has a mark
 * @throws Error that names the file and the field of malformed data
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

/** The exports that a change concerns. */
const listExports = ({ name, to, change, in: owners }: ApiChange): string[] =>
  owners.length > 0 ? owners : [name, ...(change === 'renamed' && to ? [to] : [])];

/** The entries of the new major that a change is about: of what was renamed, the new name. */
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
