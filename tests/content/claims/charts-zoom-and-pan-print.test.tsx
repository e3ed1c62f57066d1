/**
 * @jest-environment jsdom
 */
import { printChart } from '../../support/components/chartDom';
import * as React from 'react';
import { render } from '@testing-library/react';
import { LineChartPro, type ChartProApi } from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

const apiRef: { current: ChartProApi<'line'> | undefined } = { current: undefined };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

claim(
  'print: the toolbar is removed unless onBeforeExport is given',
  {
    'charts/zoom-and-pan': 'onBeforeExport | removes the toolbar',
    'charts/export': [
      'fileName | the page title | sets the name of the file, or the title of the printed page',
      'Your function replaces the default one, which removes the toolbar.',
    ],
  },
  async () => {
    render(
      <LineChartPro
        width={400}
        height={300}
        showToolbar
        apiRef={apiRef}
        xAxis={[{ data: [0, 1], zoom: true }]}
        series={[{ data: [0, 1] }]}
      />,
    );
    const toolbars = async (options?: object) => {
      const frame = await printChart(() => apiRef.current?.exportAsPrint(options));
      const copy = frame?.contentDocument;
      expect(copy?.querySelectorAll('.MuiChartsSurface-root')).toHaveLength(1);
      return [frame?.title, copy?.querySelectorAll('[role="toolbar"]').length];
    };
    document.title = 'The page';
    expect(await toolbars()).toEqual(['The page', 0]);
    expect(await toolbars({ fileName: 'water', onBeforeExport() {} })).toEqual([
      'water',
      1,
    ]);
  },
);
