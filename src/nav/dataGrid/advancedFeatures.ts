import type { NavEntry } from '../../types/nav';

export const ADVANCED_FEATURES: NavEntry = {
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
};
