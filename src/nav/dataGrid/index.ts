import type { NavEntry } from '../../types/nav';
import { ADVANCED_FEATURES } from './advancedFeatures';
import { MAIN_FEATURES } from './mainFeatures';

export const DATA_GRID: NavEntry = {
  pathname: '/x/react-data-grid-group',
  title: 'Data Grid',
  children: [
    { pathname: '/x/react-data-grid', title: 'Overview' },
    { pathname: '/x/react-data-grid/getting-started' },
    { pathname: '/x/demos/data-grid', title: 'All demos', standalone: true },
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
    MAIN_FEATURES,
    ADVANCED_FEATURES,
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
            { pathname: '/x/react-data-grid/components/pivot-panel' },
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
