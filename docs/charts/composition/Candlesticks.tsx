import * as React from 'react';
import Box from '@mui/material/Box';
import {
  ChartsAxisHighlight,
  ChartsContainer,
  ChartsGrid,
  ChartsTooltip,
  ChartsXAxis,
  ChartsYAxis,
  useXScale,
  useYScale,
} from '@mui/x-charts';

// Price of a ton of wheat in euros.
const days = [
  { day: 'Jun 1', open: 212, high: 217, low: 210, close: 216 },
  { day: 'Jun 2', open: 216, high: 219, low: 213, close: 214 },
  { day: 'Jun 3', open: 214, high: 215, low: 206, close: 208 },
  { day: 'Jun 4', open: 208, high: 213, low: 205, close: 212 },
  { day: 'Jun 5', open: 212, high: 221, low: 211, close: 220 },
  { day: 'Jun 8', open: 220, high: 226, low: 218, close: 225 },
  { day: 'Jun 9', open: 225, high: 227, low: 219, close: 221 },
  { day: 'Jun 10', open: 221, high: 223, low: 216, close: 217 },
];

/** Bodies from open to close, with wicks to the extremes. Falling days are filled. */
function Candles() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const width = xScale.bandwidth();

  return days.map(({ day, open, high, low, close }) => {
    const x = xScale(day) ?? 0;
    const top = yScale(Math.max(open, close));
    const bottom = yScale(Math.min(open, close));
    const falls = close < open;
    return (
      <Box
        key={day}
        component="path"
        d={`M ${x} ${top} h ${width} V ${bottom} h ${-width} Z
            m ${width / 2} 0 V ${yScale(high)} M ${x + width / 2} ${bottom} V ${yScale(low)}`}
        pointerEvents="none"
        sx={{
          color: falls ? 'error.main' : 'success.main',
          fill: falls ? 'currentColor' : 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
        }}
      />
    );
  });
}

export default function Candlesticks() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsContainer
        title="Price of wheat in euros per ton, from 212 to 217 in ten days"
        height={300}
        xAxis={[
          {
            id: 'day',
            scaleType: 'band',
            data: days.map(({ day }) => day),
            categoryGapRatio: 0.5,
          },
        ]}
        yAxis={[{ id: 'price', min: 200, max: 230 }]}
        series={[
          {
            // Not drawn: it brings the prices into the tooltip.
            type: 'line',
            label: 'Wheat',
            color: '#8a94a3',
            data: days.map(({ close }) => close),
            valueFormatter: (_value, { dataIndex }) => {
              const { open, high, low, close } = days[dataIndex]!;
              return `open ${open}, high ${high}, low ${low}, close ${close}`;
            },
          },
        ]}
      >
        <ChartsGrid horizontal />
        <ChartsAxisHighlight x="band" />
        <Candles />
        <ChartsXAxis axisId="day" />
        <ChartsYAxis axisId="price" />
        <ChartsTooltip trigger="axis" />
      </ChartsContainer>
    </Box>
  );
}
