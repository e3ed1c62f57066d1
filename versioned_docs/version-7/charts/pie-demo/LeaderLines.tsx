import * as React from 'react';
import Box from '@mui/material/Box';
import {
  getPieCoordinates,
  PieChart,
  unstable_usePieSeries,
  useDrawingArea,
} from '@mui/x-charts';

const materials = [
  { label: 'Timber', value: 46 },
  { label: 'Clay plaster', value: 21 },
  { label: 'Straw', value: 18 },
  { label: 'Glass', value: 9 },
  { label: 'Steel', value: 6 },
];

/** A line from each slice to its name beside the pie. */
function Names() {
  const area = useDrawingArea();
  const pies = unstable_usePieSeries();
  const series = pies?.series[pies.seriesOrder[0]!];
  if (!series) return null;
  const { cx, cy, availableRadius } = getPieCoordinates(series, area);

  return (
    <g transform={`translate(${area.left + cx} ${area.top + cy})`}>
      {series.data.map(({ id, startAngle, endAngle, color, formattedValue }, index) => {
        const angle = (startAngle + endAngle) / 2;
        const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
        const side = sin > 0 ? 1 : -1;
        const elbow = availableRadius + 12;
        return (
          <g key={id}>
            <path
              d={`M ${sin * availableRadius} ${cos * availableRadius} L ${sin * elbow} ${cos * elbow} h ${side * 14}`}
              fill="none"
              stroke={color}
              strokeWidth={2}
            />
            <Box
              component="text"
              x={sin * elbow + side * 20}
              y={cos * elbow}
              textAnchor={side > 0 ? 'start' : 'end'}
              direction="ltr"
              dominantBaseline="central"
              sx={{ fill: 'currentColor', color: 'text.primary', fontSize: 13 }}
            >
              {materials[index]?.label} {formattedValue}
            </Box>
          </g>
        );
      })}
    </g>
  );
}

export default function LeaderLines() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Mass of a house by material"
        height={260}
        margin={{ top: 24, bottom: 24, left: 130, right: 130 }}
        slotProps={{ legend: { hidden: true } }}
        series={[
          {
            data: materials,
            startAngle: 20,
            endAngle: 380,
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
      >
        <Names />
      </PieChart>
    </Box>
  );
}
