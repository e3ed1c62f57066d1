import type { NavEntry } from '../types/nav';

export const DATA_GRID: NavEntry = {
  pathname: '/x/react-data-grid-group',
  title: 'Data Grid',
  children: [
    { pathname: '/x/react-data-grid', title: 'Overview' },
    { pathname: '/x/react-data-grid/getting-started' },
    {
      pathname: '/x/react-data-grid/demo-group',
      title: 'Demos',
      children: [
        { pathname: '/x/react-data-grid/demo', title: 'Overview' },
        { pathname: '/x/react-data-grid/demo/inventory' },
        { pathname: '/x/react-data-grid/demo/live-prices' },
        { pathname: '/x/react-data-grid/demo/time-off' },
      ],
    },
    { pathname: '/x/react-data-grid/faq', title: 'FAQs' },
    {
      pathname: '/x/react-data-grid/main-features',
      subheader: 'Main features',
      children: [
        { pathname: '/x/react-data-grid/layout' },
        {
          pathname: '/x/react-data-grid/columns',
          children: [
            { pathname: '/x/react-data-grid/column-definition' },
            { pathname: '/x/react-data-grid/column-dimensions' },
            { pathname: '/x/react-data-grid/column-visibility' },
            { pathname: '/x/react-data-grid/custom-columns' },
            { pathname: '/x/react-data-grid/cells' },
            { pathname: '/x/react-data-grid/column-header' },
            { pathname: '/x/react-data-grid/column-menu' },
            { pathname: '/x/react-data-grid/column-spanning' },
            { pathname: '/x/react-data-grid/column-groups' },
            { pathname: '/x/react-data-grid/column-ordering', plan: 'pro' },
            { pathname: '/x/react-data-grid/column-pinning', plan: 'pro' },
            { pathname: '/x/react-data-grid/column-recipes', title: 'Recipes' },
          ],
        },
        {
          pathname: '/x/react-data-grid/rows',
          children: [
            { pathname: '/x/react-data-grid/row-definition' },
            { pathname: '/x/react-data-grid/row-updates' },
            { pathname: '/x/react-data-grid/row-height' },
            { pathname: '/x/react-data-grid/row-spanning', newFeature: true },
            { pathname: '/x/react-data-grid/master-detail', plan: 'pro' },
            { pathname: '/x/react-data-grid/row-ordering', plan: 'pro' },
            { pathname: '/x/react-data-grid/row-pinning', plan: 'pro' },
            { pathname: '/x/react-data-grid/row-recipes', title: 'Recipes' },
          ],
        },
        {
          pathname: '/x/react-data-grid/editing-group',
          title: 'Editing',
          children: [
            { pathname: '/x/react-data-grid/editing', title: 'Overview' },
            { pathname: '/x/react-data-grid/editing/persistence' },
            { pathname: '/x/react-data-grid/editing/custom-edit-component' },
            { pathname: '/x/react-data-grid/editing/editing-events' },
            { pathname: '/x/react-data-grid/recipes-editing', title: 'Recipes' },
          ],
        },
        { pathname: '/x/react-data-grid/sorting' },
        {
          pathname: '/x/react-data-grid/filtering-group',
          title: 'Filtering',
          children: [
            { pathname: '/x/react-data-grid/filtering', title: 'Overview' },
            { pathname: '/x/react-data-grid/filtering/customization' },
            { pathname: '/x/react-data-grid/filtering/quick-filter' },
            {
              pathname: '/x/react-data-grid/filtering/server-side',
              title: 'Server-side filter',
            },
            { pathname: '/x/react-data-grid/filtering/multi-filters', plan: 'pro' },
            { pathname: '/x/react-data-grid/filtering/header-filters', plan: 'pro' },
            { pathname: '/x/react-data-grid/filtering-recipes', title: 'Recipes' },
          ],
        },
        { pathname: '/x/react-data-grid/pagination' },
        {
          pathname: '/x/react-data-grid/selection',
          children: [
            { pathname: '/x/react-data-grid/row-selection' },
            { pathname: '/x/react-data-grid/cell-selection', plan: 'premium' },
          ],
        },
        { pathname: '/x/react-data-grid/virtualization' },
        { pathname: '/x/react-data-grid/accessibility' },
        { pathname: '/x/react-data-grid/localization' },
      ],
    },
    {
      pathname: '/x/react-data-grid/advanced-features-group',
      subheader: 'Advanced features',
      children: [
        { pathname: '/x/react-data-grid/tree-data', plan: 'pro' },
        {
          pathname: '/x/react-data-grid/row-grouping-group',
          title: 'Row grouping',
          plan: 'premium',
          children: [
            { pathname: '/x/react-data-grid/row-grouping', title: 'Overview' },
            { pathname: '/x/react-data-grid/recipes-row-grouping', title: 'Recipes' },
          ],
        },
        { pathname: '/x/react-data-grid/aggregation', plan: 'premium' },
        { pathname: '/x/react-data-grid/pivoting', plan: 'premium', newFeature: true },
        { pathname: '/x/react-data-grid/export' },
        { pathname: '/x/react-data-grid/clipboard', title: 'Copy and paste' },
        {
          pathname: '/x/react-data-grid/undo-redo',
          title: 'Undo and redo',
          plan: 'premium',
          newFeature: true,
        },
        {
          pathname: '/x/react-data-grid/charts-integration',
          plan: 'premium',
          unstable: true,
          newFeature: true,
        },
        {
          pathname: '/x/react-data-grid/ai-assistant',
          title: 'AI assistant',
          plan: 'premium',
          newFeature: true,
        },
        { pathname: '/x/react-data-grid/scrolling' },
        {
          pathname: '/x/react-data-grid/list-view',
          title: 'List view',
          plan: 'pro',
          unstable: true,
        },
        {
          pathname: '/x/react-data-grid/server-side-data-group',
          title: 'Server-side data',
          plan: 'pro',
          children: [
            {
              pathname: '/x/react-data-grid/server-side-data',
              title: 'Overview',
              plan: 'pro',
              unstable: true,
            },
            {
              pathname: '/x/react-data-grid/server-side-data/tree-data',
              plan: 'pro',
              unstable: true,
            },
            {
              pathname: '/x/react-data-grid/server-side-data/lazy-loading',
              plan: 'pro',
              unstable: true,
            },
            {
              pathname: '/x/react-data-grid/server-side-data/row-grouping',
              plan: 'premium',
              unstable: true,
            },
            {
              pathname: '/x/react-data-grid/server-side-data/aggregation',
              plan: 'premium',
              newFeature: true,
            },
            {
              pathname: '/x/react-data-grid/server-side-data/pivoting',
              plan: 'premium',
              newFeature: true,
            },
          ],
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/customization-group',
      subheader: 'Customization',
      children: [
        { pathname: '/x/react-data-grid/style', title: 'Styling basics' },
        { pathname: '/x/react-data-grid/style-recipes', title: 'Styling recipes' },
        { pathname: '/x/react-data-grid/overlays', title: 'Overlays' },
        { pathname: '/x/react-data-grid/components', title: 'Custom subcomponents' },
        {
          pathname: '/x/react-data-grid/components-group',
          title: 'Components',
          newFeature: true,
          children: [
            { pathname: '/x/react-data-grid/components/toolbar' },
            { pathname: '/x/react-data-grid/components/export' },
            { pathname: '/x/react-data-grid/components/quick-filter' },
            { pathname: '/x/react-data-grid/components/columns-panel' },
            { pathname: '/x/react-data-grid/components/filter-panel' },
            { pathname: '/x/react-data-grid/components/pivot-panel', plan: 'premium' },
          ],
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/recipes-group',
      subheader: 'Recipes',
      children: [
        {
          pathname: '/x/react-data-grid/recipes/crud',
          title: 'Create, read, update, delete',
        },
        { pathname: '/x/react-data-grid/recipes/url-state', title: 'State in the URL' },
        { pathname: '/x/react-data-grid/recipes/react-query', title: 'React Query' },
        { pathname: '/x/react-data-grid/recipes/form-validation' },
        { pathname: '/x/react-data-grid/recipes/nextjs', title: 'Next.js' },
        { pathname: '/x/react-data-grid/recipes/wrapping', title: 'Wrap the grid' },
        { pathname: '/x/react-data-grid/recipes/testing' },
        { pathname: '/x/react-data-grid/recipes/troubleshooting' },
        { pathname: '/x/react-data-grid/recipes/typescript', title: 'TypeScript' },
      ],
    },
    {
      pathname: '/x/api/resources-group',
      subheader: 'Resources',
      children: [
        { pathname: '/x/react-data-grid/api-object', title: 'API object' },
        { pathname: '/x/react-data-grid/events' },
        { pathname: '/x/react-data-grid/state' },
        { pathname: '/x/react-data-grid/performance' },
      ],
    },
    {
      pathname: '/x/api/data-grid-group',
      title: 'API reference',
      children: [
        { pathname: '/x/api/data-grid', title: 'Index' },
        {
          pathname: '/x/api/data-grid-components-group',
          subheader: 'Components',
          children: [],
        },
        {
          pathname: '/x/api/data-grid-interfaces-group',
          subheader: 'Interfaces',
          children: [],
        },
      ],
    },
  ],
};
