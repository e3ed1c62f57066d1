import { dateRedirects } from './dateRedirects';

const CHARTS = dateRedirects('2026-11-22', {
  'api/charts/axis': 'api/charts/axis-config',
  'api/charts/axis-highlight': 'api/charts/charts-axis-highlight',
  'api/charts/bar-chart-premium': 'api/charts/bar-chart-pro',
  'api/charts/bar-plot-premium': 'api/charts/bar-plot',
  'api/charts/bar-range-plot': 'api/charts/bar-plot',
  'api/charts/cartesian-context-provider': 'api/charts/charts-data-provider',
  'api/charts/chart-container-premium': 'api/charts/chart-container-pro',
  'api/charts/chart-data-provider': 'api/charts/charts-data-provider',
  'api/charts/chart-data-provider-premium': 'api/charts/charts-data-provider-pro',
  'api/charts/chart-data-provider-pro': 'api/charts/charts-data-provider-pro',
  'api/charts/chart-zoom-slider': 'api/charts/charts-zoom-slider',
  'api/charts/charts-axis-highlight-value': 'api/charts/charts-axis-highlight',
  'api/charts/charts-container-premium': 'api/charts/charts-container-pro',
  'api/charts/charts-data-provider-premium': 'api/charts/charts-data-provider-pro',
  'api/charts/charts-label': 'api/charts/charts-legend',
  'api/charts/charts-label-gradient': 'api/charts/charts-legend',
  'api/charts/charts-label-mark': 'api/charts/charts-legend',
  'api/charts/charts-on-axis-click-handler': 'api/charts/charts-container',
  'api/charts/charts-tool-tip': 'api/charts/charts-tooltip',
  'api/charts/charts-toolbar-zoom-in-button': 'api/charts/charts-toolbar-zoom-in-trigger',
  'api/charts/charts-toolbar-zoom-out-button':
    'api/charts/charts-toolbar-zoom-out-trigger',
  'api/charts/charts-voronoi-handler': 'api/charts/scatter-plot',
  'api/charts/circle-mark-element': 'api/charts/mark-element',
  'api/charts/composition': 'react-charts/composition',
  'api/charts/default-charts-axis-tooltip-content':
    'api/charts/charts-axis-tooltip-content',
  'api/charts/default-charts-item-tooltip-content':
    'api/charts/charts-item-tooltip-content',
  'api/charts/default-charts-legend': 'api/charts/charts-legend',
  'api/charts/default-heatmap-tooltip': 'api/charts/heatmap-tooltip',
  'api/charts/drawing-provider': 'api/charts/charts-data-provider',
  'api/charts/responsive-chart-container': 'api/charts/charts-container',
  'api/charts/responsive-chart-container-pro': 'api/charts/charts-container-pro',
  'api/charts/series-context-provider': 'api/charts/charts-data-provider',
});

const GRID = dateRedirects('2026-11-22', {
  'api/data-grid/grid-ai-assistant-panel-trigger':
    'api/data-grid/ai-assistant-panel-trigger',
  'api/data-grid/grid-api-community': 'api/data-grid/grid-api',
  'api/data-grid/grid-api-pro': 'api/data-grid/grid-api',
  'api/data-grid/grid-charts-panel-trigger': 'api/data-grid/charts-panel-trigger',
  'api/data-grid/grid-column-pinning-state': 'api/data-grid/grid-column-pinning-api',
  'api/data-grid/grid-columns-panel-trigger': 'api/data-grid/columns-panel-trigger',
  'api/data-grid/grid-events': 'react-data-grid/events',
  'api/data-grid/grid-export-csv-options': 'api/data-grid/grid-csv-export-options',
  'api/data-grid/grid-export-csv-trigger': 'api/data-grid/export-csv',
  'api/data-grid/grid-export-excel-trigger': 'api/data-grid/export-excel',
  'api/data-grid/grid-export-print-trigger': 'api/data-grid/export-print',
  'api/data-grid/grid-export-trigger': 'react-data-grid/components/export',
  'api/data-grid/grid-filter-panel-base': 'api/data-grid/grid-filter-panel',
  'api/data-grid/grid-filter-panel-trigger': 'api/data-grid/filter-panel-trigger',
  'api/data-grid/grid-list-col-def': 'api/data-grid/grid-list-view-col-def',
  'api/data-grid/x-grid': 'api/data-grid/data-grid-pro',
});

const PICKERS = dateRedirects('2026-11-22', {
  'api/date-pickers/calendar-picker': 'api/date-pickers/date-calendar',
  'api/date-pickers/calendar-picker-skeleton': 'api/date-pickers/day-calendar-skeleton',
  'api/date-pickers/clock-picker': 'api/date-pickers/time-clock',
  'api/date-pickers/enhanced-date-range-picker-day':
    'api/date-pickers/date-range-picker-day-2',
  'api/date-pickers/enhanced-pickers-day': 'api/date-pickers/picker-day-2',
  'api/date-pickers/month-picker': 'api/date-pickers/month-calendar',
  'api/date-pickers/picker-day': 'api/date-pickers/picker-day-2',
  'api/date-pickers/picker-static-wrapper': 'api/date-pickers/pickers-layout',
  'api/date-pickers/pickers-filled-input': 'api/date-pickers/pickers-text-field',
  'api/date-pickers/pickers-input': 'api/date-pickers/pickers-text-field',
  'api/date-pickers/pickers-input-base': 'api/date-pickers/pickers-text-field',
  'api/date-pickers/pickers-outlined-input': 'api/date-pickers/pickers-text-field',
  'api/date-pickers/pickers-sections-list': 'api/date-pickers/pickers-section-list',
  'api/date-pickers/year-picker': 'api/date-pickers/year-calendar',
  // Links that lack the product.
  'api/multi-input-date-range-field': 'api/date-pickers/multi-input-date-range-field',
  'api/multi-input-date-time-range-field':
    'api/date-pickers/multi-input-date-time-range-field',
  'api/multi-input-time-range-field': 'api/date-pickers/multi-input-time-range-field',
  'api/single-input-date-range-field': 'api/date-pickers/single-input-date-range-field',
  'api/single-input-date-time-range-field':
    'api/date-pickers/single-input-date-time-range-field',
  'api/single-input-time-range-field': 'api/date-pickers/single-input-time-range-field',
});

/**
 * During the development of version 6, the new pickers were called `next-date-picker` and
 * `date-picker-2`.
 */
const NEXT_PICKERS = ['', 'desktop-', 'mobile-', 'static-'].flatMap((variant) =>
  ['date', 'date-range', 'date-time', 'time'].flatMap((kind) => {
    const to = `api/date-pickers/${variant}${kind}-picker`;
    return dateRedirects('2026-11-22', {
      [`api/date-pickers/${variant}next-${kind}-picker`]: to,
      [`${to}-2`]: to,
    });
  }),
);

const TREE = dateRedirects('2026-11-22', {
  'api/tree-view/simple-tree-item': 'api/tree-view/tree-item',
  'api/tree-view/tree-item-2': 'api/tree-view/tree-item',
  'api/tree-view/tree-item-content': 'api/tree-view/use-tree-item',
  'api/tree-view/tree-item-loader': 'api/tree-view/tree-item',
  'api/tree-view/tree-view': 'api/tree-view/simple-tree-view',
});

/**
 * Pages of the reference that moved, under their names in other majors or in the vendor's
 * documentation.
 */
export const REFERENCE_REDIRECTS = [
  ...CHARTS,
  ...GRID,
  ...PICKERS,
  ...NEXT_PICKERS,
  ...TREE,
];
