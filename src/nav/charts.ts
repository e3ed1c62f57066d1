import type { NavEntry } from '../types/nav';

export const CHARTS: NavEntry = {
  pathname: '/x/react-charts-group',
  title: 'Charts',
  children: [
    { pathname: '/x/react-charts', title: 'Overview' },
    { pathname: '/x/react-charts/getting-started' },
    { pathname: '/x/demos/charts', title: 'All demos', standalone: true },
    {
      pathname: '/x/react-chart-components',
      subheader: 'Components',
      children: [
        {
          pathname: '/x/react-charts-bars',
          title: 'Bars',
          children: [
            { pathname: '/x/react-charts/bars', title: 'Bars overview' },
            { pathname: '/x/react-charts/bar-demo', title: 'Demos' },
          ],
        },
        {
          pathname: '/x/react-charts-lines',
          title: 'Lines',
          children: [
            { pathname: '/x/react-charts/lines', title: 'Lines overview' },
            { pathname: '/x/react-charts/line-demo', title: 'Lines demo' },
            { pathname: '/x/react-charts/areas-demo', title: 'Area demo' },
          ],
        },
        {
          pathname: '/x/react-charts-pie',
          title: 'Pie',
          children: [
            { pathname: '/x/react-charts/pie', title: 'Pie overview' },
            { pathname: '/x/react-charts/pie-demo', title: 'Demo' },
          ],
        },
        {
          pathname: '/x/react-charts-scatter',
          title: 'Scatter',
          children: [
            { pathname: '/x/react-charts/scatter', title: 'Scatter overview' },
            { pathname: '/x/react-charts/scatter-demo', title: 'Demo' },
          ],
        },
        { pathname: '/x/react-charts/sparkline', title: 'Sparkline' },
        { pathname: '/x/react-charts/gauge' },
        { pathname: '/x/react-charts/heatmap', title: 'Heatmap' },
        {
          pathname: '/x/react-charts/main-features',
          subheader: 'Main features',
          children: [
            { pathname: '/x/react-charts/animation' },
            { pathname: '/x/react-charts/axis' },
            { pathname: '/x/react-charts/brush' },
            { pathname: '/x/react-charts/components', title: 'Custom components' },
            { pathname: '/x/react-charts/composition' },
            { pathname: '/x/react-charts/content-security-policy' },
            { pathname: '/x/react-charts/export' },
            { pathname: '/x/react-charts/hooks' },
            { pathname: '/x/react-charts/label' },
            { pathname: '/x/react-charts/legend' },
            { pathname: '/x/react-charts/localization' },
            { pathname: '/x/react-charts/performance' },
            { pathname: '/x/react-charts/plugins' },
            { pathname: '/x/react-charts/stacking' },
            { pathname: '/x/react-charts/styling' },
            { pathname: '/x/react-charts/testing' },
            { pathname: '/x/react-charts/toolbar' },
            { pathname: '/x/react-charts/tooltip' },
            { pathname: '/x/react-charts/highlighting' },
            {
              pathname: '/x/react-charts/zoom-and-pan',
              title: 'Zoom and pan',
            },
          ],
        },
        {
          pathname: '/x/api/chart-resources',
          subheader: 'Resources',
          children: [
            {
              pathname: '/x/api/charts-group',
              title: 'API reference',
              children: [
                { pathname: '/x/api/charts', title: 'Index' },
                {
                  pathname: '/x/api/charts-interfaces-group',
                  subheader: 'Interfaces',
                  children: [],
                },
              ],
            },
          ],
        },
        {
          pathname: '/x/react-charts-future',
          subheader: 'New and future components',
          children: [
            { pathname: '/x/react-charts/radar', newFeature: true },
            { pathname: '/x/react-charts/treemap', title: 'Treemap', planned: true },
            { pathname: '/x/react-charts/funnel', newFeature: true },
            {
              pathname: '/x/react-charts/sankey',
              newFeature: true,
              unstable: true,
            },
            { pathname: '/x/react-charts/gantt', planned: true },
          ],
        },
      ],
    },
  ],
};
