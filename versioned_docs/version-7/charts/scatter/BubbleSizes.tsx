import * as React from 'react';
import Box from '@mui/material/Box';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts';

// x: kilometers to the center, y: percent of the households with a garden.
const districts = [
  { id: 'Old town', x: 0.6, y: 4, residents: 9200 },
  { id: 'Harbor', x: 1.9, y: 11, residents: 15400 },
  { id: 'Mill quarter', x: 3.2, y: 24, residents: 28700 },
  { id: 'North hill', x: 4.8, y: 47, residents: 12100 },
  { id: 'Lakeside', x: 6.1, y: 58, residents: 6300 },
  { id: 'Airfield', x: 7.4, y: 39, residents: 19800 },
];

function Bubble({ dataIndex, x, y, color, isFaded }: ScatterMarkerProps) {
  // The area stands for the number, so the radius grows with its root.
  const radius = Math.sqrt(districts[dataIndex]!.residents) / 7;
  return (
    <circle
      cx={x}
      cy={y}
      r={radius}
      fill={color}
      stroke={color}
      fillOpacity={isFaded ? 0.1 : 0.4}
    />
  );
}

export default function BubbleSizes() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Gardens by distance to the center and number of residents"
        height={300}
        hideLegend
        voronoiMaxRadius={30}
        xAxis={[{ label: 'Distance (km)', min: 0, max: 9 }]}
        yAxis={[{ label: 'Households with a garden (%)', min: 0, max: 80 }]}
        series={[
          {
            data: districts,
            highlightScope: { fade: 'global' },
            valueFormatter: (value, { dataIndex }) => {
              const { id, residents } = districts[dataIndex]!;
              return (
                value && `${id}: ${value.y}%, ${residents.toLocaleString('en-US')} people`
              );
            },
          },
        ]}
        slots={{ marker: Bubble }}
      />
    </Box>
  );
}
