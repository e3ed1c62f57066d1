import type { ApiChange, ProductDiff } from '../../../types/apiChange';
import { MODULES } from './modules';

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

/** A change that the published ones lack. */
export interface Addition {
  change: ApiChange;
  /** Anchor of its section in the migration guide. */
  section?: string;
}

/** A prop that the declarations of version 7 hide from its reference. */
const renameProp = (name: string, to: string): Addition => ({
  change: {
    kind: 'prop',
    change: 'renamed',
    name,
    in: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    from: null,
    to,
    note: 'codemod v8.0.0/data-grid/rename-props',
  },
  section: 'remove-prefixes-of-stable-features',
});

/** A key of the theme that belonged to no exported component. */
const renameThemeKey = (name: string, to: string): Addition => ({
  change: {
    kind: 'value',
    change: 'renamed',
    name,
    in: [],
    from: null,
    to,
    note: null,
  },
  section: 'rename-theme-keys-of-inputs',
});

/**
 * Changes of the legend's position: for the slot, it still exists, because the types of the
 * slot add it to those of the component.
 */
const LEGEND_POSITION: Addition = {
  change: {
    kind: 'member',
    change: 'type changed',
    name: 'position',
    in: ['ChartsLegendPosition'],
    from: "{ horizontal: 'left' | 'middle' | 'right'; vertical: 'top' | 'middle' | 'bottom' }",
    to: "{ horizontal?: 'start' | 'center' | 'end'; vertical?: 'top' | 'middle' | 'bottom' }",
    note: 'codemod v8.0.0/charts/replace-legend-position-values',
  },
  section: 'move-legend-options-to-the-slot',
};

const ADDITIONS: Readonly<Record<string, readonly Addition[]>> = {
  'data-grid 8': [
    renameProp('unstable_dataSource', 'dataSource'),
    renameProp('unstable_dataSourceCache', 'dataSourceCache'),
    renameProp('unstable_onDataSourceError', 'onDataSourceError'),
  ],
  'charts 8': [LEGEND_POSITION],
  'date-pickers 8': [
    renameThemeKey('MuiPickersPopper', 'MuiPickerPopper'),
    renameThemeKey('MuiPickersMonth', 'MuiMonthCalendar'),
    renameThemeKey('MuiPickersYear', 'MuiYearCalendar'),
  ],
};

/** `() => ChartDrawingArea`: the members of the result are those of another type. */
const NAMED_RESULT = /=> [A-Z]\w*(?:<.*>)?$/;

export interface Correction {
  /** The owners of a change, without those that do not have it. */
  listOwners: (change: ApiChange) => readonly string[];
  /** Changes that the published ones lack. */
  additions: readonly Addition[];
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
  const key = `${product} ${/@(\d+)\.[^@]*$/.exec(to[0] ?? '')?.[1]}`;
  return {
    listOwners: ({ change, name, in: owners }) =>
      change === 'removed' ? owners.filter((owner) => isRemoved(owner, name)) : owners,
    additions: [...(ADDITIONS[key] ?? []), ...(MODULES[key] ?? [])].filter(
      ({ change: { kind, name, in: owners } }) =>
        !changes.some(
          (one) =>
            one.kind === kind &&
            one.name === name &&
            (owners.length === 0 || one.in.some((owner) => owners.includes(owner))),
        ),
    ),
  };
}
