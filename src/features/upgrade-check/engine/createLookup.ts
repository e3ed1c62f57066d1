import type { ApiChange, ProductDiff } from '../../../types/apiChange';
import type { ProductFolder } from '../../../types/page';
import { createCorrection } from './corrections';
import { describeObject } from './describeObject';
import { getLevel, losesParameter } from './getLevel';
import type { Level } from './model';

/** A change with what it means for code that uses the name. */
export interface KnownChange {
  product: ProductFolder;
  change: ApiChange;
  /** Its place in the published list; -1 if it is not published. */
  index: number;
  /** Anchor of its section in the guide, if it is not published. */
  section?: string;
  level: Level;
}

/** Changes by the name that code uses. */
class Table {
  private readonly entries = new Map<string, KnownChange[]>();

  add(key: string, known: KnownChange): void {
    const list = this.entries.get(key);
    if (list) list.push(known);
    else this.entries.set(key, [known]);
  }

  get(key: string): readonly KnownChange[] {
    return this.entries.get(key) ?? [];
  }
}

/** Finds the changes that concern a name in code. */
export interface Lookup {
  /** Changes of an export itself, or of a module by its path. */
  findExport: (name: string) => readonly KnownChange[];
  /** Changes of a prop, method or another member that matter where it is used. */
  findMember: (owner: string, name: string) => readonly KnownChange[];
  /** Changes of props of a component that matter where they are absent. */
  listAbsent: (component: string) => readonly KnownChange[];
  /** Changes that leave a type, or a component's props, with fewer type parameters. */
  listGeneric: (owner: string) => readonly KnownChange[];
  /** Changes of a key of `slots` and `slotProps`. */
  findSlot: (component: string, name: string) => readonly KnownChange[];
  /** Changes of a CSS class, by its full name. */
  findClass: (name: string) => readonly KnownChange[];
  /** Whether an export, or one of its members, changed in a way that the check reports. */
  hasChanges: (name: string) => boolean;
}

/** Code that sets a prop is not concerned by its default. */
const ABSENT: readonly ApiChange['change'][] = ['default changed', 'now required'];

/** Indexes the changes of all products, without those that need no change in code. */
export function createLookup(diffs: readonly ProductDiff[]): Lookup {
  const exports = new Table();
  const members = new Table();
  const absent = new Table();
  const generic = new Table();
  const slots = new Table();
  const classes = new Table();
  const changed = new Set<string>();

  const index = (known: KnownChange, owners: readonly string[]): void => {
    const { kind, change, name } = known.change;
    if (kind === 'class') return classes.add(name, known);
    if (known.change.in.length === 0) {
      changed.add(name);
      return exports.add(name, known);
    }
    for (const owner of owners) {
      changed.add(owner);
      if (!ABSENT.includes(change))
        (kind === 'slot' ? slots : members).add(`${owner}.${name}`, known);
      else if (kind === 'prop') absent.add(owner, known);
    }
  };

  for (const diff of diffs) {
    const { product } = diff;
    const { listOwners, additions } = createCorrection(diff);
    const published = diff.changes.map((change, at) => ({ change, index: at }));
    const added = additions.map((addition) => ({ ...addition, index: -1 }));
    [...published, ...added].forEach((entry) => {
      const known = { ...entry, product, change: describeObject(entry.change, diff) };
      const { change } = known;
      const owners = listOwners(change);
      const level = getLevel(change);
      if (level !== null) index({ ...known, level }, owners);
      if (losesParameter(change))
        owners.forEach((owner) =>
          generic.add(owner, { ...known, level: 'type changed' }),
        );
    });
  }
  return {
    findExport: (name) => exports.get(name),
    findMember: (owner, name) => members.get(`${owner}.${name}`),
    listAbsent: (component) => absent.get(component),
    listGeneric: (owner) => generic.get(owner),
    findSlot: (component, name) => slots.get(`${component}.${name}`),
    findClass: (name) => classes.get(name),
    hasChanges: (name) => changed.has(name),
  };
}
