import type { PagesSince } from '../../src/types/page';

/**
 * The pages that the sites of majors before 7 have at the same address, by section and by
 * the first major that has them. These sites were never built from this repository, so
 * the list cannot be computed. It no longer changes, not even if a page moves. For a page
 * that is not listed, the version menu links to the root of the product, which costs one
 * more click but never leads to a missing page. Version 4 had completely different
 * addresses, so no entry begins there. Pages about a feature begin with the major that
 * introduced it; pages that only announced it do not count. Migration guides begin with
 * the major they lead to.
 */
export const ARCHIVED_PAGES: PagesSince = Object.fromEntries<PagesSince[string]>([
  ['introduction', [[5, 'installation licensing support roadmap']]],
  [
    'react-data-grid',
    [
      [
        5,
        'getting-started demo layout column-definition column-dimensions column-visibility column-header column-menu column-spanning column-groups column-ordering column-pinning row-definition row-updates row-height master-detail row-ordering row-pinning editing sorting filtering pagination export components style localization scrolling virtualization accessibility tree-data row-grouping aggregation api-object events state',
      ],
      [
        6,
        'row-selection cell-selection clipboard filtering/customization filtering/quick-filter filtering/server-side filtering/multi-filters filtering/header-filters recipes-editing recipes-row-grouping',
      ],
    ],
  ],
  [
    'react-date-pickers',
    [
      [5, 'getting-started date-picker time-picker date-time-picker date-range-picker'],
      [
        6,
        'base-concepts date-field date-calendar time-field time-clock digital-clock date-time-field date-range-field date-range-calendar time-range-field date-time-range-field fields validation localization adapters-locale timezone calendar-systems shortcuts custom-components custom-layout',
      ],
    ],
  ],
  [
    'react-charts',
    [
      [
        6,
        'getting-started bars bar-demo lines line-demo areas-demo pie pie-demo scatter scatter-demo sparkline axis components composition legend stacking styling tooltip',
      ],
    ],
  ],
  ['react-tree-view', [[6, 'getting-started']]],
  [
    'migration',
    [
      [
        6,
        'migration-data-grid-v4 migration-pickers-lab migration-data-grid-v5 migration-pickers-v5 migration-tree-view-lab',
      ],
    ],
  ],
  [
    'api/data-grid',
    [
      [5, 'data-grid data-grid-pro data-grid-premium'],
      [
        6,
        'grid-api grid-cell-params grid-col-def grid-export-state-params grid-filter-form grid-filter-item grid-filter-model grid-filter-operator grid-filter-panel grid-row-class-name-params grid-row-params grid-row-spacing-params grid-aggregation-function grid-csv-export-options grid-print-export-options grid-excel-export-options',
      ],
    ],
  ],
  [
    'api/date-pickers',
    [
      [
        6,
        'date-calendar date-field date-picker date-range-calendar date-range-picker date-time-field date-time-picker digital-clock localization-provider month-calendar pickers-action-bar pickers-day pickers-layout pickers-shortcuts time-clock time-field time-picker year-calendar',
      ],
    ],
  ],
  ['api/charts', [[6, 'bar-chart line-chart pie-chart scatter-chart spark-line-chart']]],
]);
