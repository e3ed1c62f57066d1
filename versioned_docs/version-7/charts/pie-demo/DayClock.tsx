import * as React from 'react';
import Box from '@mui/material/Box';
import {
  getPieCoordinates,
  pieArcLabelClasses,
  PieChart,
  useDrawingArea,
} from '@mui/x-charts';

const day = [
  { label: 'Sleep', value: 7, color: '#4b5d85' },
  { label: 'Breakfast', value: 1, color: '#9a6420' },
  { label: 'Work', value: 4.5, color: '#3d7466' },
  { label: 'Lunch', value: 1, color: '#9a6420' },
  { label: 'Work', value: 4, color: '#3d7466' },
  { label: 'Sports', value: 1.5, color: '#a8556f' },
  { label: 'Free', value: 4, color: '#6f5fa0' },
  { label: 'Sleep', value: 1, color: '#4b5d85' },
];

/** The hours around the pie, as on a clock with 24 of them. */
function Hours() {
  const area = useDrawingArea();
  const { cx, cy, availableRadius } = getPieCoordinates({}, area);
  return [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => {
    const angle = (hour / 24) * 2 * Math.PI;
    const radius = availableRadius + 14;
    return (
      <Box
        key={hour}
        component="text"
        x={area.left + cx + radius * Math.sin(angle)}
        y={area.top + cy - radius * Math.cos(angle)}
        textAnchor="middle"
        dominantBaseline="central"
        sx={{ fill: 'currentColor', color: 'text.secondary', fontSize: 12 }}
      >
        {hour}
      </Box>
    );
  });
}

export default function DayClock() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="A working day from midnight to midnight"
        height={280}
        margin={{ top: 28, right: 28, bottom: 28, left: 28 }}
        slotProps={{ legend: { hidden: true } }}
        series={[
          {
            data: day,
            innerRadius: '45%',
            paddingAngle: 1,
            arcLabel: 'label',
            arcLabelMinAngle: 40,
            valueFormatter: ({ value }) => `${value} h`,
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontSize: 12 } }}
      >
        <Hours />
      </PieChart>
    </Box>
  );
}
