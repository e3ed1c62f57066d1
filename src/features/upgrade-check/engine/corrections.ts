import type { ApiChange, ProductDiff } from '../../../types/apiChange';

/**
 * Members that are listed as removed, but are not. The reasons:
 * - `GridActionsCellItem`: both alternatives of its props have a `label`.
 * - `GridDataSource` and the types of its request: in the Pro and Premium packages, which
 *   alone have these members, the name stands for a type of their own.
 */
const NOT_REMOVED: Readonly<Record<string, readonly string[]>> = {
  GridActionsCellItem: ['label'],
  GridDataSource: ['getGroupKey', 'getChildrenCount'],
  GridGetRowsParams: ['groupKeys', 'groupFields'],
};

const rename = (name: string, to: string): ApiChange => ({
  kind: 'prop',
  change: 'renamed',
  name,
  in: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
  from: null,
  to,
  note: 'codemod v8.0.0/data-grid/rename-props',
});

/** Props that the declarations of version 7 hide from its reference. */
const ADDITIONS: Readonly<Record<string, readonly ApiChange[]>> = {
  'data-grid 8': [
    rename('unstable_dataSource', 'dataSource'),
    rename('unstable_dataSourceCache', 'dataSourceCache'),
    rename('unstable_onDataSourceError', 'onDataSourceError'),
  ],
};

/** `() => ChartDrawingArea`: the members of the result are those of another type. */
const NAMED_RESULT = /=> [A-Z]\w*(?:<.*>)?$/;

export interface Correction {
  /** The owners of a change, without those that do not have it. */
  listOwners: (change: ApiChange) => readonly string[];
  /** Changes that the published ones lack. */
  additions: readonly ApiChange[];
}

/** What the computed changes of a product get wrong. */
export function createCorrection({ product, to, changes }: ProductDiff): Correction {
  const withNamedResult = new Set(
    changes
      .filter(({ kind, to: type }) => kind === 'hook' && NAMED_RESULT.test(type ?? ''))
      .map(({ name }) => name),
  );
  const isRemoved = (owner: string, name: string): boolean =>
    !withNamedResult.has(owner) &&
    !(Object.hasOwn(NOT_REMOVED, owner) && NOT_REMOVED[owner]!.includes(name));
  const major = /@(\d+)\.[^@]*$/.exec(to[0] ?? '')?.[1];
  return {
    listOwners: ({ change, name, in: owners }) =>
      change === 'removed' ? owners.filter((owner) => isRemoved(owner, name)) : owners,
    additions: (ADDITIONS[`${product} ${major}`] ?? []).filter(
      ({ kind, name }) => !changes.some((one) => one.kind === kind && one.name === name),
    ),
  };
}
