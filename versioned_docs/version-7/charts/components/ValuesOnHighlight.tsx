import * as React from 'react';
import Box from '@mui/material/Box';
import {
  LineChart,
  unstable_useLineSeries,
  useHighlighted,
  useXScale,
  useYScale,
} from '@mui/x-charts';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

/** Writes the values of the highlighted series at its points. */
function HighlightedValues() {
  const lines = unstable_useLineSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const { isHighlighted } = useHighlighted();

  return (
    <g pointerEvents="none">
      {lines?.seriesOrder
        .map((id) => lines.series[id]!)
        .filter(({ id }) => isHighlighted({ seriesId: id }))
        .flatMap(({ id, data, color }) =>
          data.map((value, index) => (
            <text
              key={`${id} ${weeks[index]}`}
              x={xScale(weeks[index]!)}
              y={yScale(value ?? 0) - 10}
              textAnchor="middle"
              fontSize={12}
              fontWeight={700}
              fill={color}
            >
              {value}
            </text>
          )),
        )}
    </g>
  );
}

export default function ValuesOnHighlight() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Boxes of vegetables per week"
        height={280}
        xAxis={[{ data: weeks, tickMinStep: 1 }]}
        yAxis={[{ min: 0, max: 60 }]}
        colors={['#1769aa', '#a8433f', '#2f7f4f']}
        series={[
          { label: 'Small', data: [12, 14, 18, 17, 21, 24, 23, 27] },
          { label: 'Medium', data: [31, 30, 34, 37, 36, 40, 43, 42] },
          { label: 'Large', data: [8, 9, 7, 11, 10, 9, 12, 13] },
        ].map((each) => ({
          ...each,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
      >
        <HighlightedValues />
      </LineChart>
    </Box>
  );
}
