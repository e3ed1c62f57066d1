import type { NavEntry } from '../../types/nav';

export const MAIN_FEATURES: NavEntry = {
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
        { pathname: '/x/react-data-grid/column-ordering' },
        { pathname: '/x/react-data-grid/column-pinning' },
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
        { pathname: '/x/react-data-grid/master-detail' },
        { pathname: '/x/react-data-grid/row-ordering' },
        { pathname: '/x/react-data-grid/row-pinning' },
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
        { pathname: '/x/react-data-grid/filtering/multi-filters' },
        { pathname: '/x/react-data-grid/filtering/header-filters' },
        { pathname: '/x/react-data-grid/filtering-recipes', title: 'Recipes' },
      ],
    },
    { pathname: '/x/react-data-grid/pagination' },
    {
      pathname: '/x/react-data-grid/selection',
      children: [
        { pathname: '/x/react-data-grid/row-selection' },
        { pathname: '/x/react-data-grid/cell-selection' },
      ],
    },
    { pathname: '/x/react-data-grid/virtualization' },
    { pathname: '/x/react-data-grid/accessibility' },
    { pathname: '/x/react-data-grid/localization' },
  ],
};
