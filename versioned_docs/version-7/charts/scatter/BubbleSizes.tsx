import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChart, useXScale, useYScale, type ScatterProps } from '@mui/x-charts';

// x: kilometers to the center, y: percent of the households with a garden.
const districts = [
  { id: 'Old town', x: 0.6, y: 4, residents: 9200 },
  { id: 'Harbor', x: 1.9, y: 11, residents: 15400 },
  { id: 'Mill quarter', x: 3.2, y: 24, residents: 28700 },
  { id: 'North hill', x: 4.8, y: 47, residents: 12100 },
  { id: 'Lakeside', x: 6.1, y: 58, residents: 6300 },
  { id: 'Airfield', x: 7.4, y: 39, residents: 19800 },
];

function Bubbles({ series, color }: ScatterProps) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return series.data.map(({ id, x, y }, index) => (
    <circle
      key={id}
      cx={xScale(x)}
      cy={yScale(y)}
      // The area stands for the number, so the radius grows with its root.
      r={Math.sqrt(districts[index]!.residents) / 7}
      fill={color}
      stroke={color}
      fillOpacity={0.4}
    />
  ));
}

export default function BubbleSizes() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Gardens by distance to the center and number of residents"
        height={300}
        slotProps={{ legend: { hidden: true } }}
        voronoiMaxRadius={30}
        xAxis={[{ label: 'Distance (km)', min: 0, max: 9 }]}
        yAxis={[{ label: 'Households with a garden (%)', min: 0, max: 80 }]}
        series={[
          {
            data: districts,
            valueFormatter: (value, { dataIndex }) => {
              const { id, residents } = districts[dataIndex]!;
              return (
                value && `${id}: ${value.y}%, ${residents.toLocaleString('en-US')} people`
              );
            },
          },
        ]}
        slots={{ scatter: Bubbles }}
      />
    </Box>
  );
}
