/**
 * @jest-environment jsdom
 */
import { printChart } from '../../support/components/chartDom';
import fs from 'node:fs';
import * as React from 'react';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BarChart } from '@mui/x-charts';
import { BarChartPro, type ChartProApi } from '@mui/x-charts-pro';
import { claim } from '../../support/content/claim';

claim(
  'HTML from the server has style attributes',
  {
    'charts/content-security-policy':
      "In HTML from the server, the same styles are style attributes, which policies block without style-src-attr 'unsafe-inline'.",
  },
  () => {
    const html = renderToString(
      <BarChart
        width={300}
        height={200}
        xAxis={[{ data: ['a', 'b'] }]}
        series={[{ label: 'A', data: [1, 2] }]}
      />,
    );
    expect(html).toContain('style="');
  },
);

claim(
  'the nonce is set on every copied style; without copyStyles there is none',
  {
    'charts/content-security-policy': [
      'Pass the nonce so that every copied style carries it:',
      'With copyStyles: false, no styles are copied, so no nonce is needed.',
    ],
  },
  async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    cleanup();
    const apiRef: { current: ChartProApi<'bar'> | undefined } = { current: undefined };
    render(
      <BarChartPro width={300} height={200} apiRef={apiRef} series={[{ data: [1] }]} />,
    );
    const noncesOf = async (options: object) => {
      const frame = await printChart(() => apiRef.current?.exportAsPrint(options));
      const styles = frame?.contentDocument?.querySelectorAll('style') ?? [];
      return [...styles].map((style) => style.getAttribute('nonce'));
    };
    const nonces = await noncesOf({ nonce: 'abc' });
    expect(nonces.length).toBeGreaterThan(0);
    expect(new Set(nonces)).toEqual(new Set(['abc']));
    expect(await noncesOf({ nonce: 'abc', copyStyles: false })).toEqual([]);
    jest.restoreAllMocks();
  },
);

claim(
  'images are drawn through a blob or data URL',
  {
    'charts/content-security-policy':
      'rasterizehtml loads the copy as an image with a blob: or data: URL',
  },
  () => {
    const source = fs.readFileSync(require.resolve('rasterizehtml'), 'utf8');
    expect(source).toContain('createObjectURL');
    expect(source).toContain('data:image/svg+xml');
  },
);
