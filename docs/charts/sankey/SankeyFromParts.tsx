import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import {
  ChartsSurface,
  ChartsWrapper,
  FocusedSankeyLink,
  FocusedSankeyNode,
  SankeyDataProvider,
  SankeyLinkPlot,
  SankeyNodePlot,
  SankeyTooltip,
  useSankeyLayout,
  useSankeyNodeHighlightState,
  type SankeyLayoutNode,
} from '@mui/x-charts-pro';

const links = [
  { source: 'Arrivals', target: 'Minor', value: 92 },
  { source: 'Arrivals', target: 'Urgent', value: 47 },
  { source: 'Arrivals', target: 'Critical', value: 8 },
  { source: 'Minor', target: 'Home', value: 85 },
  { source: 'Minor', target: 'Ward', value: 7 },
  { source: 'Urgent', target: 'Home', value: 21 },
  { source: 'Urgent', target: 'Ward', value: 26 },
  { source: 'Critical', target: 'Ward', value: 8 },
];
const total = 147;

/** The name of a node and its share of all, in two lines above each other. */
function NodeName({ node }: { node: SankeyLayoutNode }) {
  const state = useSankeyNodeHighlightState(node.id);
  const isLast = node.sourceLinks.length === 0;
  const { x0 = 0, x1 = 0, y0 = 0, y1 = 0 } = node;
  const x = isLast ? x0 - 8 : x1 + 8;
  const y = (y0 + y1) / 2;

  return (
    <Box
      component="text"
      x={x}
      y={y}
      textAnchor={isLast ? 'end' : 'start'}
      sx={{ fill: 'currentColor', color: 'text.primary', fontSize: 13 }}
      opacity={state === 'faded' ? 0.3 : 1}
      pointerEvents="none"
    >
      <tspan x={x} dy="-0.1em" fontWeight={700}>
        {node.label}
      </tspan>
      <tspan x={x} dy="1.2em">
        {Math.round((node.value / total) * 100)}%
      </tspan>
    </Box>
  );
}

function NodeNames() {
  const layout = useSankeyLayout();
  return layout?.nodes.map((node) => <NodeName key={node.id} node={node} />);
}

export default function SankeyFromParts() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <NoSsr>
        <SankeyDataProvider
          height={320}
          enableKeyboardNavigation
          series={[{ type: 'sankey', data: { links }, nodeOptions: { padding: 30 } }]}
        >
          <ChartsWrapper>
            <ChartsSurface title="Patients of an emergency room on one day">
              <SankeyLinkPlot />
              <SankeyNodePlot />
              <NodeNames />
              <FocusedSankeyNode />
              <FocusedSankeyLink />
            </ChartsSurface>
            <SankeyTooltip trigger="item" />
          </ChartsWrapper>
        </SankeyDataProvider>
      </NoSsr>
    </Box>
  );
}
