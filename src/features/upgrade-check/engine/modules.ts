import type { Addition } from './corrections';

interface ModuleOptions {
  packages: readonly string[];
  /** Folder and name of the codemod. */
  codemod?: string;
  /** Anchor of the guide. */
  section?: string;
  /**
   * The library of a path that still exists, but is now for other versions of it; goes into
   * `from`, which a renamed module does not need.
   */
  library?: string;
}

/** @param paths by the old path; null if nothing replaces it */
const move = (
  paths: Readonly<Record<string, string | null>>,
  { packages, codemod, section, library }: ModuleOptions,
): Addition[] =>
  packages.flatMap((name) =>
    Object.entries(paths).map(([path, next]) => ({
      section,
      change: {
        kind: 'value' as const,
        change: next === null ? ('removed' as const) : ('renamed' as const),
        name: `${name}/${path}`,
        in: [],
        from: library ?? null,
        to: next === null ? null : `${name}/${next}`,
        note: codemod === undefined ? null : `codemod v8.0.0/${codemod}`,
      },
    })),
  );

/** Builds that could be imported without an `exports` map. */
const BUILDS = { modern: null, node: null };

const ADAPTERS = {
  packages: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
  codemod: 'pickers/rename-adapter-date-fns-imports',
  section: 'adapters',
};
const DATA_GRID = { section: 'import-from-the-package-root' };
const CONTAINER = {
  codemod: 'charts/rename-responsive-chart-container',
  section: 'rename-the-container',
};

/**
 * Entry paths of the previous major that the next one lacks or uses for something else. The
 * published changes are about names, and a name may stay the same.
 */
export const MODULES: Readonly<Record<string, readonly Addition[]>> = {
  'date-pickers 8': [
    ...move(
      {
        AdapterDateFnsV3: 'AdapterDateFns',
        AdapterDateFnsJalaliV3: 'AdapterDateFnsJalali',
      },
      ADAPTERS,
    ),
    ...move({ AdapterDateFns: 'AdapterDateFnsV2' }, { ...ADAPTERS, library: 'date-fns' }),
    ...move(
      { AdapterDateFnsJalali: 'AdapterDateFnsJalaliV2' },
      { ...ADAPTERS, library: 'date-fns-jalali' },
    ),
    ...move(BUILDS, { packages: ADAPTERS.packages }),
  ],
  'tree-view 8': [
    ...move(
      {
        TreeItem2: 'TreeItem',
        TreeItem2DragAndDropOverlay: 'TreeItemDragAndDropOverlay',
        TreeItem2Icon: 'TreeItemIcon',
        TreeItem2LabelInput: 'TreeItemLabelInput',
        TreeItem2Provider: 'TreeItemProvider',
        useTreeItem2: 'useTreeItem',
      },
      {
        packages: ['@mui/x-tree-view'],
        codemod: 'tree-view/rename-tree-item-2',
        section: 'rename-the-parts-of-the-item',
      },
    ),
    ...move(
      { TreeView: 'SimpleTreeView' },
      {
        packages: ['@mui/x-tree-view'],
        codemod: 'tree-view/rename-tree-view-simple-tree-view',
        section: 'replace-treeview',
      },
    ),
    ...move({ internals: null }, { packages: ['@mui/x-tree-view-pro'] }),
    ...move(BUILDS, { packages: ['@mui/x-tree-view', '@mui/x-tree-view-pro'] }),
  ],
  'charts 8': [
    ...move(
      { ResponsiveChartContainer: 'ChartContainer' },
      { ...CONTAINER, packages: ['@mui/x-charts'] },
    ),
    ...move(
      { ResponsiveChartContainerPro: 'ChartContainerPro' },
      { ...CONTAINER, packages: ['@mui/x-charts-pro'] },
    ),
    ...move(
      { ChartsOnAxisClickHandler: null, ChartsVoronoiHandler: null },
      { packages: ['@mui/x-charts'], section: CONTAINER.section },
    ),
    ...move(BUILDS, { packages: ['@mui/x-charts', '@mui/x-charts-pro'] }),
  ],
  'data-grid 8': [
    ...move({ ...BUILDS, joy: null }, { ...DATA_GRID, packages: ['@mui/x-data-grid'] }),
    ...move(BUILDS, { ...DATA_GRID, packages: ['@mui/x-data-grid-pro'] }),
    ...move(
      { esm: null, modern: null },
      { ...DATA_GRID, packages: ['@mui/x-data-grid-premium'] },
    ),
  ],
};
