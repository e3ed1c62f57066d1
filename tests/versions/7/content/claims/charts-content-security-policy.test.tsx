import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { BarChart } from '@mui/x-charts';

test('HTML from the server has style attributes', () => {
  const html = renderToString(
    <BarChart
      width={300}
      height={200}
      xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
      series={[{ label: 'A', data: [1, 2] }]}
    />,
  );
  expect(html).toContain('style="');
});
