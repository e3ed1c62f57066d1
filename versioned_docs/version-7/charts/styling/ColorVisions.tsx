import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { LineChart, type ChartsLabelCustomMarkProps } from '@mui/x-charts';
import { distinctColors, visions } from './colorVision';

const bees = [
  { label: 'Bumblebees', shape: 'circle', data: [12, 31, 64, 82, 77, 40] },
  { label: 'Honey bees', shape: 'square', data: [25, 58, 91, 110, 86, 52] },
  { label: 'Mason bees', shape: 'triangle', data: [38, 47, 22, 6, 2, 0] },
  { label: 'Sand bees', shape: 'diamond', data: [18, 29, 33, 19, 9, 4] },
] as const;

const outlines = {
  circle: 'M12 2a10 10 0 1 0 .01 0z',
  square: 'M3 3h18v18h-18z',
  triangle: 'M12 2l11 20h-22z',
  diamond: 'M12 0l10 12l-10 12l-10 -12z',
};

// The legend shows the same shapes as the marks of the lines.
const drawMark = (shape: keyof typeof outlines) =>
  function LegendMark({ className, color }: ChartsLabelCustomMarkProps) {
    return (
      <svg viewBox="0 0 24 24">
        <path className={className} fill={color} d={outlines[shape]} />
      </svg>
    );
  };
const series = bees.map(({ data, ...each }) => ({
  ...each,
  data: [...data],
  labelMarkType: drawMark(each.shape),
  curve: 'linear' as const,
}));

export default function ColorVisions() {
  const filterId = React.useId();
  const [name, setName] = React.useState<keyof typeof visions>('no green (deuteranopia)');
  const matrix = visions[name].map((row) => [...row, 0, 0].join(' '));

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel id={`${filterId}-label`}>Seen with</FormLabel>
        <RadioGroup
          row
          aria-labelledby={`${filterId}-label`}
          value={name}
          onChange={(event) => setName(event.target.value as keyof typeof visions)}
        >
          {Object.keys(visions).map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              label={each}
              control={<Radio size="small" />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <svg width={0} height={0} aria-hidden style={{ position: 'absolute' }}>
        <filter id={filterId} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={`${matrix.join(' ')} 0 0 0 1 0`} />
        </filter>
      </svg>
      <div style={{ filter: `url("#${filterId}")` }}>
        <LineChart
          title="Wild bees and honey bees counted in a meadow"
          height={280}
          colors={distinctColors}
          xAxis={[
            { scaleType: 'point', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] },
          ]}
          series={series}
        />
      </div>
    </Box>
  );
}
