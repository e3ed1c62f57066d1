import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyValueFormatterContext,
} from '@mui/x-charts-pro';

const nodes = [
  { id: 'budget', label: 'Budget 2026', color: '#5b6c8f' },
  { id: 'parks', label: 'Parks', color: '#4f8a4b' },
  { id: 'roads', label: 'Roads', color: '#8a6f4b' },
  { id: 'trees', label: 'Trees', color: '#6fa86a' },
  { id: 'play', label: 'Playgrounds', color: '#6fa86a' },
  { id: 'bikes', label: 'Bike lanes', color: '#b08e62' },
  { id: 'repairs', label: 'Repairs', color: '#b08e62' },
];
const links = [
  { source: 'budget', target: 'parks', value: 1.9 },
  { source: 'budget', target: 'roads', value: 3.4 },
  { source: 'parks', target: 'trees', value: 0.7 },
  { source: 'parks', target: 'play', value: 1.2 },
  { source: 'roads', target: 'bikes', value: 1.3 },
  { source: 'roads', target: 'repairs', value: 2.1 },
];

const formatMoney = (value: number, context: SankeyValueFormatterContext) =>
  context.location === 'label' ? `€${value}M` : `${value} million euros`;

export default function FlowValues() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <NoSsr>
        <SankeyChart
          title="Budget of a town for parks and roads"
          height={320}
          series={{
            data: { nodes, links },
            valueFormatter: formatMoney,
            nodeOptions: { width: 10, padding: 24, sort: 'fixed' },
            linkOptions: { color: 'target', showValues: true, opacity: 0.35 },
          }}
        />
      </NoSsr>
    </Box>
  );
}
