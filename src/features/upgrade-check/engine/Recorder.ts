import type { Node } from '@babel/types';
import type { KnownChange, Lookup } from './createLookup';
import { getOwners } from './knownTypes';
import type { Finding, Undecided, UndecidedReason } from './model';

/** Anything with a position in the file. */
export interface Place {
  loc?: { start: { line: number } } | null;
}

/** Collects what is found in a file; the same change on the same line counts once. */
export class Recorder {
  private readonly found = new Map<
    KnownChange,
    { lines: Set<number>; owners: Set<string> }
  >();
  private readonly open = new Map<string, Undecided>();

  /** Whether the file imports something from the packages. */
  hasImports = false;

  private readonly visited = new WeakMap<Node, Set<string>>();

  constructor(readonly lookup: Lookup) {}

  /**
   * Whether a value is checked for a purpose for the first time. Variables may refer to
   * each other in circles.
   */
  isFirstVisit(node: Node, purpose: string): boolean {
    const purposes = this.visited.get(node) ?? new Set();
    this.visited.set(node, purposes);
    return purposes.size < purposes.add(purpose).size;
  }

  /** @param owner the component, hook or type that has the changed member */
  add(changes: readonly KnownChange[], place: Place, owner?: string): void {
    for (const change of changes) {
      const { lines, owners } = this.found.get(change) ?? {
        lines: new Set<number>(),
        owners: new Set<string>(),
      };
      this.found.set(change, { lines, owners });
      lines.add(getLine(place));
      if (owner !== undefined) owners.add(owner);
    }
  }

  /**
   * Adds the changes of a member of types; an unchanged member adds nothing.
   * @param ignoresType leaves out changes of its type
   */
  addMember(
    types: readonly string[],
    name: string,
    place: Place,
    ignoresType = false,
  ): void {
    const found = [...new Set(types.flatMap(getOwners))].map((owner) => ({
      owner,
      changes: this.lookup.findMember(owner, name),
    }));
    // A value of several types still has a member that only one of them lost.
    const isKept = found.some(({ changes }) =>
      changes.some(({ level }) => level === 'type changed'),
    );
    for (const { owner, changes } of found)
      this.add(
        changes.filter(
          ({ level, change }) =>
            !(ignoresType && level === 'type changed') &&
            !(isKept && change.change === 'removed'),
        ),
        place,
        owner,
      );
  }

  addUndecided(reason: UndecidedReason, name: string, place: Place): void {
    const line = getLine(place);
    this.open.set(`${line} ${reason} ${name}`, { reason, name, line });
  }

  getFindings(): Finding[] {
    return [...this.found]
      .map(([known, { lines, owners }]) => ({
        ...known,
        owners: [...owners],
        lines: [...lines].sort((a, b) => a - b),
      }))
      .sort((a, b) => a.lines[0]! - b.lines[0]!);
  }

  getUndecided(): Undecided[] {
    return [...this.open.values()].sort((a, b) => a.line - b.line);
  }
}

const getLine = ({ loc }: Place): number => loc?.start.line ?? 1;
