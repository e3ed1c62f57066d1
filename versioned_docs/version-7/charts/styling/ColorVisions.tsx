import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { getLineElementUtilityClass, LineChart } from '@mui/x-charts';
import { distinctColors, visions } from './colorVision';

const bees = [
  { id: 'bumble', label: 'Bumblebees', dash: 'none', data: [12, 31, 64, 82, 77, 40] },
  { id: 'honey', label: 'Honey bees', dash: '10 5', data: [25, 58, 91, 110, 86, 52] },
  { id: 'mason', label: 'Mason bees', dash: '2 5', data: [38, 47, 22, 6, 2, 0] },
  { id: 'sand', label: 'Sand bees', dash: '14 4 2 4', data: [18, 29, 33, 19, 9, 4] },
];
const dashes = bees.map(({ id, dash }) => ({
  [`& .${getLineElementUtilityClass(`series-${id}`)}`]: { strokeDasharray: dash },
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
          sx={dashes}
          series={bees.map(({ id, label, data }) => ({
            id,
            label,
            data,
            curve: 'linear',
            showMark: false,
          }))}
        />
      </div>
    </Box>
  );
}
