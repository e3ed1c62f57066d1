import * as React from 'react';
import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro';

const answers = ['Cat', 'Dog', 'Fox'];
// How often a picture of one animal was recognized as another.
const counts = [
  [91, 5, 4],
  [7, 86, 7],
  [6, 15, 79],
];

interface CellProps extends React.SVGProps<SVGRectElement> {
  ownerState: { value: number; color: string };
}

function ValueCell({ ownerState, ...props }: CellProps) {
  return (
    <React.Fragment>
      <rect {...props} fill={ownerState.color} />
      <text
        x={Number(props.x) + Number(props.width) / 2}
        y={Number(props.y) + Number(props.height) / 2}
        textAnchor="middle"
        dominantBaseline="central"
        pointerEvents="none"
        fontSize={14}
        fill={ownerState.value > 50 ? '#fff' : '#000'}
      >
        {ownerState.value}
      </text>
    </React.Fragment>
  );
}

export default function HeatmapWithValues() {
  return (
    <Box
      component="figure"
      aria-label="Recognized animals: 91 of 100 cats, 86 dogs, and 79 foxes"
      sx={{ width: '100%', maxWidth: 420, m: 0 }}
    >
      <Heatmap
        height={280}
        xAxis={[{ data: answers, label: 'Recognized as' }]}
        yAxis={[{ data: answers, label: 'Picture of' }]}
        series={[
          {
            label: 'Pictures',
            data: counts.flatMap((row, y) =>
              row.map((value, x): [number, number, number] => [x, y, value]),
            ),
          },
        ]}
        slots={{ cell: ValueCell }}
      />
    </Box>
  );
}
