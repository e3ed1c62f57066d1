import type { Redirect } from './Redirect';
import { dateRedirects } from './dateRedirects';
import { PRINTED_LINKS } from './shortLinks';

/**
 * Version 5 was documented below `/components` and `/api`, alongside other components.
 */
const GRID_GUIDES = dateRedirects('2026-11-22', {
  'components/data-grid': 'react-data-grid',
  'components/data-grid/accessibility': 'react-data-grid/accessibility',
  'components/data-grid/columns': 'react-data-grid/column-definition',
  'components/data-grid/components': 'react-data-grid/components',
  'components/data-grid/demo': 'react-data-grid/demo',
  'components/data-grid/editing': 'react-data-grid/editing',
  'components/data-grid/events': 'react-data-grid/events',
  'components/data-grid/export': 'react-data-grid/export',
  'components/data-grid/filtering': 'react-data-grid/filtering',
  'components/data-grid/getting-started': 'react-data-grid/getting-started',
  'components/data-grid/group-pivot': 'react-data-grid/tree-data',
  'components/data-grid/layout': 'react-data-grid/layout',
  'components/data-grid/localization': 'react-data-grid/localization',
  'components/data-grid/migrate-from-v4': 'migration/migration-data-grid-v4',
  'components/data-grid/migration-v4': 'migration/migration-data-grid-v4',
  'components/data-grid/pagination': 'react-data-grid/pagination',
  'components/data-grid/rendering': 'react-data-grid/virtualization',
  'components/data-grid/rows': 'react-data-grid/row-definition',
  'components/data-grid/scrolling': 'react-data-grid/scrolling',
  'components/data-grid/selection': 'react-data-grid/row-selection',
  'components/data-grid/sorting': 'react-data-grid/sorting',
  'components/data-grid/state': 'react-data-grid/state',
  'components/data-grid/style': 'react-data-grid/style',
  'components/data-grid/virtualization': 'react-data-grid/virtualization',
});

const GRID_REFERENCE = dateRedirects('2026-11-22', {
  'api/data-grid': 'api/data-grid',
  'api/data-grid/data-grid': 'api/data-grid/data-grid',
  'api/data-grid/data-grid-premium': 'api/data-grid/data-grid-premium',
  'api/data-grid/data-grid-pro': 'api/data-grid/data-grid-pro',
  'api/data-grid/grid-actions-col-def': 'api/data-grid/grid-actions-col-def',
  'api/data-grid/grid-api': 'api/data-grid/grid-api',
  'api/data-grid/grid-cell-params': 'api/data-grid/grid-cell-params',
  'api/data-grid/grid-col-def': 'api/data-grid/grid-col-def',
  'api/data-grid/grid-csv-export-options': 'api/data-grid/grid-csv-export-options',
  'api/data-grid/grid-events': 'react-data-grid/events',
  'api/data-grid/grid-export-csv-options': 'api/data-grid/grid-csv-export-options',
  'api/data-grid/grid-export-state-params': 'api/data-grid/grid-export-state-params',
  'api/data-grid/grid-filter-item': 'api/data-grid/grid-filter-item',
  'api/data-grid/grid-filter-model': 'api/data-grid/grid-filter-model',
  'api/data-grid/grid-filter-operator': 'api/data-grid/grid-filter-operator',
  'api/data-grid/grid-print-export-options': 'api/data-grid/grid-print-export-options',
  'api/data-grid/grid-row-class-name-params': 'api/data-grid/grid-row-class-name-params',
  'api/data-grid/grid-row-params': 'api/data-grid/grid-row-params',
  'api/data-grid/grid-row-spacing-params': 'api/data-grid/grid-row-spacing-params',
  'api/data-grid/x-grid': 'api/data-grid/data-grid-pro',
});

/** The pickers and the tree view started as parts of the lab. */
const LAB = dateRedirects('2026-11-22', {
  'components/pickers': 'react-date-pickers',
  'components/pickers/date-picker': 'react-date-pickers/date-picker',
  'components/pickers/date-range-picker': 'react-date-pickers/date-range-picker',
  'components/pickers/date-time-picker': 'react-date-pickers/date-time-picker',
  'components/pickers/getting-started': 'react-date-pickers/getting-started',
  'components/pickers/time-picker': 'react-date-pickers/time-picker',
  'components/date-pickers/date-picker': 'react-date-pickers/date-picker',
  'components/date-pickers/date-range-picker': 'react-date-pickers/date-range-picker',
  'components/date-pickers/date-time-picker': 'react-date-pickers/date-time-picker',
  'components/date-pickers/getting-started': 'react-date-pickers/getting-started',
  'components/date-pickers/time-picker': 'react-date-pickers/time-picker',
  'components/date-picker': 'react-date-pickers/date-picker',
  'components/date-range-picker': 'react-date-pickers/date-range-picker',
  'components/date-time-picker': 'react-date-pickers/date-time-picker',
  'components/time-picker': 'react-date-pickers/time-picker',
  'components/tree-view': 'react-tree-view',
  'api/date-picker': 'api/date-pickers/date-picker',
  'api/date-range-picker': 'api/date-pickers/date-range-picker',
  'api/date-time-picker': 'api/date-pickers/date-time-picker',
  'api/time-picker': 'api/date-pickers/time-picker',
  'api/calendar-picker': 'api/date-pickers/date-calendar',
  'api/clock-picker': 'api/date-pickers/time-clock',
  'api/localization-provider': 'api/date-pickers/localization-provider',
  'api/tree-item': 'api/tree-view/tree-item',
  'api/tree-view': 'api/tree-view/simple-tree-view',
});

/**
 * Addresses outside the base of any language, from the root of the host (`/zh/…` for
 * other languages), in case the portal is also served there. They redirect to pages below
 * the base.
 */
export const ROOT_REDIRECTS: readonly Redirect[] = [
  ...GRID_GUIDES,
  ...GRID_REFERENCE,
  ...LAB,
  // Links that the published packages print.
  ...PRINTED_LINKS.map(({ name, to, since }) => ({ from: `r/x-${name}`, to, since })),
];
