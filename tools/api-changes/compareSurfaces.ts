import type { ApiChange } from '../../src/types/apiChange';
import { CHANGE_KINDS } from '../../plugins/changes/api/sortChanges';
import type { Surface, SurfaceExport, SurfaceMember } from './model';

type Difference = Omit<ApiChange, 'in'>;

/**
 * Lists all differences of a product, sorted; renames are still listed as removed and
 * added.
 */
export function compareSurfaces(
  { exports: before }: Surface,
  { exports: after }: Surface,
): ApiChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const changes = names.flatMap((name): ApiChange[] => {
    const [old, current] = [before[name], after[name]];
    const own = compareExports(name, old, current).map((one) => ({ ...one, in: [] }));
    if (!old || !current || repeatsProps(name, before)) return own;
    const inner = compareMembers(old.members, current.members);
    return [...own, ...inner.map((one) => ({ ...one, in: [name] }))];
  });
  return groupChanges(changes).sort(byKind);
}

const differ = (
  kind: Difference['kind'],
  name: string,
  change: Difference['change'],
  rest: Partial<Difference> = {},
): Difference => ({ kind, change, name, from: null, to: null, note: null, ...rest });

/** `BarChartProps` has the props of `BarChart`, which are already compared. */
const repeatsProps = (name: string, exports: Surface['exports']): boolean =>
  /Props$/.test(name) && exports[name.replace(/Props$/, '')]?.kind === 'component';

function compareExports(
  name: string,
  old: SurfaceExport | undefined,
  current: SurfaceExport | undefined,
): Difference[] {
  if (!old) {
    if (!current) return [];
    return [differ(current.kind, name, 'added', { to: current.packages.join(', ') })];
  }
  if (!current) {
    const from = old.packages.join(', ');
    return [differ(old.kind, name, 'removed', { from, note: old.deprecated })];
  }
  const { kind } = current;
  const changes: Difference[] = [];
  if (old.deprecated === null && current.deprecated !== null)
    changes.push(differ(kind, name, 'deprecated', { note: current.deprecated }));
  const packages = [old, current].map((one) => one.packages.join(', '));
  if (packages[0] !== packages[1])
    changes.push(
      differ(kind, name, 'packages changed', { from: packages[0], to: packages[1] }),
    );
  const gone = old.modules.filter((one) => !current.modules.includes(one));
  if (gone.length > 0) {
    const [from, to] = [gone.join(', '), current.modules.join(', ')];
    changes.push(differ(kind, name, 'import path gone', { from, to }));
  }
  if (old.kind !== kind)
    changes.push(differ(kind, name, 'type changed', { from: old.kind, to: kind }));
  else if (old.type !== current.type)
    changes.push(
      differ(kind, name, 'type changed', { from: old.type, to: current.type }),
    );
  return changes;
}

type Members = Record<string, SurfaceMember>;

function compareMembers(before: Members, after: Members): Difference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => compareMember(before[key], after[key]));
}

function compareMember(
  old: SurfaceMember | undefined,
  current: SurfaceMember | undefined,
): Difference[] {
  if (!old) {
    if (!current) return [];
    return [differ(current.kind, current.name, 'added', { to: current.type || null })];
  }
  const { kind, name } = old;
  if (!current)
    return [
      differ(kind, name, 'removed', { from: old.type || null, note: old.deprecated }),
    ];
  const changes: Difference[] = [];
  if (old.deprecated === null && current.deprecated !== null)
    changes.push(differ(kind, name, 'deprecated', { note: current.deprecated }));
  if (old.type !== current.type)
    changes.push(
      differ(kind, name, 'type changed', { from: old.type, to: current.type }),
    );
  if (old.default !== current.default)
    changes.push(
      differ(kind, name, 'default changed', { from: old.default, to: current.default }),
    );
  if (old.required !== current.required)
    changes.push(differ(kind, name, current.required ? 'now required' : 'now optional'));
  return changes;
}

/** Merges the same change in several exports into one with all their names. */
function groupChanges(changes: readonly ApiChange[]): ApiChange[] {
  const groups = new Map<string, ApiChange>();
  for (const change of changes) {
    const key = JSON.stringify({ ...change, in: change.in.length > 0 });
    const known = groups.get(key);
    if (known) known.in.push(...change.in);
    else groups.set(key, { ...change, in: [...change.in] });
  }
  return [...groups.values()];
}

const byKind = (a: ApiChange, b: ApiChange): number =>
  CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) ||
  a.change.localeCompare(b.change) ||
  a.name.localeCompare(b.name);
