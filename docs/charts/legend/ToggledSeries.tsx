import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { legendClasses, LineChart, type LineChartProps } from '@mui/x-charts';

type HiddenItems = NonNullable<LineChartProps['hiddenItems']>;
const start: HiddenItems = [{ type: 'line', seriesId: 'paper' }];

export default function ToggledSeries() {
  const [hiddenItems, setHiddenItems] = React.useState(start);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Collected materials, in tons"
        height={260}
        xAxis={[
          {
            data: [2020, 2021, 2022, 2023, 2024],
            valueFormatter: String,
            tickMinStep: 1,
          },
        ]}
        series={[
          { id: 'glass', label: 'Glass', data: [212, 225, 218, 231, 240] },
          { id: 'paper', label: 'Paper', data: [871, 843, 822, 794, 760] },
          { id: 'metal', label: 'Metal', data: [96, 101, 118, 124, 133] },
        ]}
        hiddenItems={hiddenItems}
        onHiddenItemsChange={setHiddenItems}
        slotProps={{
          legend: {
            toggleVisibilityOnClick: true,
            sx: {
              [`& .${legendClasses.series}.${legendClasses.hidden}`]: {
                opacity: 1,
                textDecoration: 'line-through',
              },
            },
          },
        }}
      />
      <Button onClick={() => setHiddenItems([])}>Show all</Button>
    </Box>
  );
}
