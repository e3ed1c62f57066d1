import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart, type PieItemIdentifier } from '@mui/x-charts';

const species = [
  { label: 'Sparrow', value: 312 },
  { label: 'Great tit', value: 248 },
  { label: 'Blackbird', value: 196 },
  { label: 'Robin', value: 87 },
];

export default function ControlledTooltip() {
  const [item, setItem] = React.useState<PieItemIdentifier | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {species.map(({ label }, dataIndex) => (
          <Button
            key={label}
            size="small"
            variant={item?.dataIndex === dataIndex ? 'contained' : 'outlined'}
            aria-pressed={item?.dataIndex === dataIndex}
            onClick={() => setItem({ type: 'pie', seriesId: 'birds', dataIndex })}
          >
            {label}
          </Button>
        ))}
        <Button size="small" onClick={() => setItem(null)}>
          None
        </Button>
      </Stack>
      <PieChart
        title="Birds counted in the city park"
        height={240}
        hideLegend
        series={[
          { id: 'birds', data: species, valueFormatter: ({ value }) => `${value} seen` },
        ]}
        tooltipItem={item}
        onTooltipItemChange={setItem}
        slotProps={{ tooltip: { anchor: 'node' } }}
      />
    </Box>
  );
}
