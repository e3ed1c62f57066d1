import * as React from 'react';
import DirectionsBike from '@mui/icons-material/DirectionsBike';
import DirectionsBus from '@mui/icons-material/DirectionsBus';
import DirectionsCar from '@mui/icons-material/DirectionsCar';
import DirectionsWalk from '@mui/icons-material/DirectionsWalk';
import Box from '@mui/material/Box';
import { BarChart, ChartsText, type ChartsTextProps } from '@mui/x-charts';

const pictures: Record<string, typeof DirectionsBus> = {
  Walking: DirectionsWalk,
  Bicycle: DirectionsBike,
  Bus: DirectionsBus,
  Car: DirectionsCar,
};
const SIZE = 28;

// An icon in the place of the text. Its title keeps the name for screen readers.
function PictureTick(props: ChartsTextProps) {
  const { x = 0, y = 0, text } = props;
  const Picture = pictures[text];
  // The labels of the other axis stay texts.
  if (!Picture) return <ChartsText {...props} />;
  return (
    <Picture
      titleAccess={text}
      x={Number(x) - SIZE / 2}
      y={y}
      width={SIZE}
      height={SIZE}
      sx={{ color: 'text.secondary', width: SIZE, height: SIZE }}
    />
  );
}

export default function PictureTicks() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="How students come to school"
        height={260}
        slotProps={{ legend: { hidden: true } }}
        slots={{ axisTickLabel: PictureTick }}
        xAxis={[{ scaleType: 'band', data: Object.keys(pictures), disableTicks: true }]}
        series={[{ label: 'Students', data: [118, 164, 203, 71] }]}
      />
    </Box>
  );
}
