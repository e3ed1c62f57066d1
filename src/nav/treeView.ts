import type { NavEntry } from '../types/nav';

export const TREE_VIEW: NavEntry = {
  pathname: '/x/react-tree-view-group',
  title: 'Tree View',
  children: [
    { pathname: '/x/react-tree-view', title: 'Overview' },
    { pathname: '/x/react-tree-view/getting-started' },
    { pathname: '/x/demos/tree-view', title: 'All demos', standalone: true },
    {
      pathname: '/x/react-tree-view/simple-tree-view',
      subheader: 'Simple Tree View',
      children: [
        { pathname: '/x/react-tree-view/simple-tree-view/items' },
        { pathname: '/x/react-tree-view/simple-tree-view/selection' },
        { pathname: '/x/react-tree-view/simple-tree-view/expansion' },
        { pathname: '/x/react-tree-view/simple-tree-view/customization' },
        { pathname: '/x/react-tree-view/simple-tree-view/focus' },
      ],
    },
    {
      pathname: '/x/react-tree-view/rich-tree-view',
      subheader: 'Rich Tree View',
      children: [
        { pathname: '/x/react-tree-view/rich-tree-view/items' },
        { pathname: '/x/react-tree-view/rich-tree-view/selection' },
        { pathname: '/x/react-tree-view/rich-tree-view/expansion' },
        { pathname: '/x/react-tree-view/rich-tree-view/customization' },
        { pathname: '/x/react-tree-view/rich-tree-view/focus' },
        { pathname: '/x/react-tree-view/rich-tree-view/editing', newFeature: true },
        {
          pathname: '/x/react-tree-view/rich-tree-view/ordering',
          newFeature: true,
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/lazy-loading',
          newFeature: true,
        },
      ],
    },
    {
      pathname: '/x/react-tree-view/main-features',
      subheader: 'Main features',
      children: [
        { pathname: '/x/react-tree-view/accessibility' },
        {
          pathname: '/x/react-tree-view/tree-item-customization',
          title: 'Item customization',
        },
        { pathname: '/x/react-tree-view/testing' },
        { pathname: '/x/react-tree-view/examples' },
      ],
    },
    {
      pathname: '/x/api/tree-view-resources',
      subheader: 'Resources',
      children: [
        {
          pathname: '/x/api/tree-view-group',
          title: 'API reference',
          children: [{ pathname: '/x/api/tree-view', title: 'Index' }],
        },
      ],
    },
  ],
};
