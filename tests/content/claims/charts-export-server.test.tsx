import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BarChart, type BarChartProps } from '@mui/x-charts';
import { claim } from '../../support/content/claim';

const bars: BarChartProps = {
  width: 400,
  height: 200,
  skipAnimation: true,
  xAxis: [{ data: ['A', 'B'], label: 'Letters' }],
  yAxis: [{ label: 'Pieces' }],
  series: [{ label: 'Stock', data: [1, 2] }],
};
const draw = (props: Partial<BarChartProps> = {}) =>
  renderToStaticMarkup(<BarChart {...bars} {...props} />);

claim(
  'the markup has the picture and its styles, but no label of the y-axis',
  {
    'charts/export':
      'The markup lacks the `label` of a y-axis, because charts draw it only in the browser.',
  },
  () => {
    const html = draw();
    expect(html).toContain('<style data-emotion=');
    expect(html).toContain('.MuiChartsAxis-tickLabel');
    expect(html).toContain('>Letters<');
    expect(html).toContain('>Stock<');
    expect(html).not.toContain('>Pieces<');
  },
);

claim(
  'without both sizes, it has no shapes',
  {
    'charts/export': [
      'Set width, height, and skipAnimation on the chart.',
      'Otherwise, the markup contains no picture, bars have no height, or slices are hidden.',
    ],
  },
  () => {
    expect(draw().match(/MuiBarElement-root/g)).toHaveLength(2);
    expect(draw({ width: undefined })).not.toContain('MuiBarElement-root');
  },
);

claim(
  'without a legend there is one SVG, which lacks what a file needs',
  {
    'charts/export':
      'This element is a complete file once you add xmlns, width, and height.',
  },
  () => {
    const html = draw({ hideLegend: true });
    const [tag = '', ...others] = html.match(/<svg[^>]*>/g) ?? [];
    expect(others).toEqual([]);
    expect(tag).not.toMatch(/xmlns|width=|height=/);
  },
);
