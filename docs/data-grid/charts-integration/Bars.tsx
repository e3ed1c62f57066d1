import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { type GridChartsRendererProxyProps } from '@mui/x-data-grid-premium';

type RendererProps = React.ComponentProps<GridChartsRendererProxyProps['renderer']>;

/** Draws the first dimension as categories, and each field of values as a series. */
export function Bars({ dimensions: [categories], values, configuration }: RendererProps) {
  if (!categories || values.length === 0) return <p>Choose the fields to draw.</p>;

  return (
    <BarChart
      height={220}
      xAxis={[{ data: categories.data, label: categories.label }]}
      series={values.map(({ id, label, data }) => ({
        id,
        label,
        data,
        stack: configuration.stacked ? 'all' : undefined,
      }))}
      hideLegend={Boolean(configuration.hideLegend)}
      title={`${values.map(({ label }) => label).join(' and ')} by ${categories.label}`}
    />
  );
}
