import * as React from 'react';
import Box from '@mui/material/Box';
import {
  ChartsContainer,
  ChartsGrid,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  useXScale,
  useYScale,
} from '@mui/x-charts';
import { summarize } from './summarize';

// Minutes that an ambulance needs to arrive.
const minutes = {
  Center: [4, 5, 5, 6, 6, 7, 7, 8, 9, 15],
  North: [6, 8, 9, 9, 10, 11, 12, 13, 15, 17],
  South: [5, 7, 7, 8, 8, 9, 9, 10, 11, 12],
  Islands: [14, 18, 19, 21, 23, 24, 26, 29, 31, 33],
};
const names = Object.keys(minutes);
const boxes = Object.values(minutes).map(summarize);

/** A box from the first to the third quartile, a line at the median, whiskers, and outliers. */
function Boxes() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const width = xScale.bandwidth();

  return boxes.map(({ q1, median, q3, low, high, outliers }, index) => {
    const x = xScale(names[index]!) ?? 0;
    const middle = x + width / 2;
    return (
      <Box
        key={names[index]}
        component="g"
        pointerEvents="none"
        sx={{ color: 'text.primary', stroke: 'currentColor', strokeWidth: 2 }}
      >
        <path
          d={`M ${middle} ${yScale(high)} V ${yScale(q3)} M ${middle} ${yScale(q1)} V ${yScale(low)}`}
        />
        <rect
          x={x}
          y={yScale(q3)}
          width={width}
          height={yScale(q1) - yScale(q3)}
          fill="#64b5f6"
          fillOpacity={0.5}
        />
        <path d={`M ${x} ${yScale(median)} h ${width}`} />
        {outliers.map((value) => (
          <circle key={value} cx={middle} cy={yScale(value)} r={4} fill="none" />
        ))}
      </Box>
    );
  });
}

export default function BoxPlots() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsContainer
        title="Minutes until an ambulance arrives, by district"
        height={300}
        xAxis={[
          { id: 'district', scaleType: 'band', data: names, categoryGapRatio: 0.5 },
        ]}
        yAxis={[{ id: 'minutes', min: 0, max: 40, label: 'Minutes' }]}
        series={[
          {
            // Not drawn: it brings the numbers into the tooltip.
            type: 'line',
            label: 'Minutes',
            color: '#64b5f6',
            data: boxes.map(({ median }) => median),
            valueFormatter: (median, { dataIndex }) => {
              const { q1, q3, low, high } = boxes[dataIndex]!;
              return `median ${median}, half of them ${q1} to ${q3}, most ${low} to ${high}`;
            },
          },
        ]}
      >
        <ChartsGrid horizontal />
        <Boxes />
        <ChartsXAxis axisId="district" />
        <ChartsYAxis axisId="minutes" />
        <ChartsTooltip trigger="axis" />
      </ChartsContainer>
    </Box>
  );
}
