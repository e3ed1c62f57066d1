import { dateRedirects } from './dateRedirects';

/** Addresses of these pages in the vendor's own documentation, now or in other majors. */
const GRID = dateRedirects('2026-11-22', {
  'react-data-grid/aggregation-next': 'react-data-grid/aggregation',
  'react-data-grid/ask-your-table': 'react-data-grid/ai-assistant',
  'react-data-grid/column-custom': 'react-data-grid/custom-columns',
  'react-data-grid/columns': 'react-data-grid/column-definition',
  'react-data-grid/components/ai-assistant-panel': 'react-data-grid/ai-assistant',
  'react-data-grid/components/charts-panel': 'react-data-grid/charts-integration',
  'react-data-grid/components/overview': 'react-data-grid/components',
  'react-data-grid/components/prompt-field': 'react-data-grid/ai-assistant',
  'react-data-grid/components/usage': 'react-data-grid/components',
  'react-data-grid/copilot': 'react-data-grid/ai-assistant',
  'react-data-grid/datasource': 'react-data-grid/server-side-data',
  'react-data-grid/demos': 'react-data-grid/demo',
  'react-data-grid/demos/inventory': 'react-data-grid/demo/inventory',
  'react-data-grid/demos/real-time-data': 'react-data-grid/demo/live-prices',
  'react-data-grid/demos/time-off-calendar': 'react-data-grid/demo/time-off',
  'react-data-grid/editing-legacy': 'react-data-grid/editing',
  'react-data-grid/experiments/list-view': 'react-data-grid/list-view',
  'react-data-grid/experiments/mobile-view': 'react-data-grid/list-view',
  'react-data-grid/experiments/pivoting': 'react-data-grid/pivoting',
  'react-data-grid/features': 'react-data-grid',
  'react-data-grid/filtering/overview': 'react-data-grid/filtering',
  'react-data-grid/grid-toolbar': 'react-data-grid/components/toolbar',
  'react-data-grid/group-pivot': 'react-data-grid/tree-data',
  'react-data-grid/migration-v4': 'migration/migration-data-grid-v4',
  'react-data-grid/migration-v5': 'migration/migration-data-grid-v5',
  'react-data-grid/pivoting-explained': 'react-data-grid/pivoting',
  'react-data-grid/primitives': 'react-data-grid/components',
  'react-data-grid/primitives/columns-panel': 'react-data-grid/components/columns-panel',
  'react-data-grid/primitives/export': 'react-data-grid/components/export',
  'react-data-grid/primitives/filter-panel': 'react-data-grid/components/filter-panel',
  'react-data-grid/primitives/quick-filter': 'react-data-grid/components/quick-filter',
  'react-data-grid/primitives/toolbar': 'react-data-grid/components/toolbar',
  'react-data-grid/prompt': 'react-data-grid/ai-assistant',
  'react-data-grid/quickstart': 'react-data-grid/getting-started',
  'react-data-grid/recipes-styling': 'react-data-grid/style-recipes',
  'react-data-grid/rows': 'react-data-grid/row-definition',
  'react-data-grid/selection': 'react-data-grid/row-selection',
  'react-data-grid/server-side-data/infinite-loading':
    'react-data-grid/server-side-data/lazy-loading',
  'react-data-grid/server-side-data/recipes': 'react-data-grid/server-side-data',
  'react-data-grid/tutorials/aggregation-row-grouping': 'react-data-grid/aggregation',
  'react-data-grid/tutorials/server-side-data': 'react-data-grid/server-side-data',
});

const PICKERS = dateRedirects('2026-11-22', {
  'react-date-pickers/adapters': 'react-date-pickers/adapters-locale',
  'react-date-pickers/calendar': 'react-date-pickers/date-calendar',
  'react-date-pickers/custom-views': 'react-date-pickers/custom-components',
  'react-date-pickers/customization-examples': 'react-date-pickers/custom-components',
  'react-date-pickers/introduction': 'react-date-pickers',
  'react-date-pickers/legacy-date-picker': 'react-date-pickers/date-picker',
  'react-date-pickers/legacy-date-range-picker': 'react-date-pickers/date-range-picker',
  'react-date-pickers/legacy-date-time-picker': 'react-date-pickers/date-time-picker',
  'react-date-pickers/legacy-time-picker': 'react-date-pickers/time-picker',
  'react-date-pickers/migration-lab': 'migration/migration-pickers-lab',
  'react-date-pickers/migration-v5': 'migration/migration-pickers-v5',
  'react-date-pickers/quickstart': 'react-date-pickers/getting-started',
});

const CHARTS = dateRedirects('2026-11-22', {
  'react-charts/accessibility': 'react-charts#accessibility',
  'react-charts/areas': 'react-charts/areas-demo',
  'react-charts/axis-customization': 'react-charts/axis',
  'react-charts/axis-ticks': 'react-charts/axis#ticks-and-their-labels',
  'react-charts/bubble': 'react-charts/scatter',
  'react-charts/data-grid-integration': 'react-data-grid/charts-integration',
  'react-charts/dataset': 'react-charts/bars#bars-from-an-array-of-objects',
  'react-charts/examples': 'react-charts',
  'react-charts/heat-map': 'react-charts/heatmap',
  'react-charts/hooks/use-axes': 'react-charts/hooks',
  'react-charts/hooks/use-dataset': 'api/charts/use-dataset',
  'react-charts/hooks/use-drawing-area': 'api/charts/use-drawing-area',
  'react-charts/hooks/use-legend': 'api/charts/use-legend',
  'react-charts/hooks/use-scale': 'react-charts/hooks',
  'react-charts/hooks/use-series': 'api/charts/use-series',
  'react-charts/overview': 'react-charts',
  'react-charts/pyramid': 'react-charts/funnel',
  'react-charts/quickstart': 'react-charts/getting-started',
  'react-charts/range-bar': 'react-charts/bars',
  'react-charts/references': 'react-charts/composition',
  'react-charts/tree-map': 'react-charts/treemap',
});

const TREE = dateRedirects('2026-11-22', {
  'react-tree-view/customization': 'react-tree-view/simple-tree-view/customization',
  'react-tree-view/expansion': 'react-tree-view/simple-tree-view/expansion',
  'react-tree-view/items': 'react-tree-view/simple-tree-view/items',
  'react-tree-view/jsx-children': 'react-tree-view/simple-tree-view/items',
  'react-tree-view/overview': 'react-tree-view',
  'react-tree-view/quickstart': 'react-tree-view/getting-started',
  'react-tree-view/rich-tree-view/headless':
    'react-tree-view/rich-tree-view/customization',
  'react-tree-view/selection': 'react-tree-view/simple-tree-view/selection',
});

const OTHERS = dateRedirects('2026-11-22', {
  'advanced-components': 'introduction',
  'guides/telemetry': 'introduction/licensing#data-sent-to-mui',
  'introduction/priority-support': 'introduction/support',
  license: 'introduction/licensing',
  'migration/usage-with-material-ui-v5-v6': 'introduction/installation',
});

/** Guides that moved. */
export const GUIDE_REDIRECTS = [...GRID, ...PICKERS, ...CHARTS, ...TREE, ...OTHERS];
