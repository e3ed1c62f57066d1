import type { NavEntry } from '../../types/nav';

export const ADVANCED_FEATURES: NavEntry = {
  pathname: '/x/react-data-grid/advanced-features-group',
  subheader: 'Advanced features',
  children: [
    { pathname: '/x/react-data-grid/tree-data' },
    {
      pathname: '/x/react-data-grid/row-grouping-group',
      title: 'Row grouping',
      children: [
        { pathname: '/x/react-data-grid/row-grouping', title: 'Overview' },
        { pathname: '/x/react-data-grid/recipes-row-grouping', title: 'Recipes' },
      ],
    },
    { pathname: '/x/react-data-grid/aggregation' },
    { pathname: '/x/react-data-grid/pivoting', newFeature: true },
    { pathname: '/x/react-data-grid/export' },
    { pathname: '/x/react-data-grid/clipboard', title: 'Copy and paste' },
    {
      pathname: '/x/react-data-grid/undo-redo',
      title: 'Undo and redo',
      newFeature: true,
    },
    {
      pathname: '/x/react-data-grid/charts-integration',
      unstable: true,
      newFeature: true,
    },
    {
      pathname: '/x/react-data-grid/ai-assistant',
      title: 'AI assistant',
      newFeature: true,
    },
    { pathname: '/x/react-data-grid/scrolling' },
    {
      pathname: '/x/react-data-grid/list-view',
      title: 'List view',
      unstable: true,
    },
    {
      pathname: '/x/react-data-grid/server-side-data-group',
      title: 'Server-side data',
      children: [
        {
          pathname: '/x/react-data-grid/server-side-data',
          title: 'Overview',
          unstable: true,
        },
        {
          pathname: '/x/react-data-grid/server-side-data/tree-data',
          unstable: true,
        },
        {
          pathname: '/x/react-data-grid/server-side-data/lazy-loading',
          unstable: true,
        },
        {
          pathname: '/x/react-data-grid/server-side-data/row-grouping',
          unstable: true,
        },
        {
          pathname: '/x/react-data-grid/server-side-data/aggregation',
          newFeature: true,
        },
        {
          pathname: '/x/react-data-grid/server-side-data/pivoting',
          newFeature: true,
        },
      ],
    },
  ],
};
