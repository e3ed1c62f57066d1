import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart, type StackOffsetType } from '@mui/x-charts';

const offsets: StackOffsetType[] = ['none', 'expand', 'silhouette', 'wiggle'];
const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const loans = {
  Novels: [310, 305, 298, 300, 240, 262, 281, 286, 290, 288],
  Comics: [60, 72, 85, 96, 88, 110, 131, 142, 150, 163],
  Films: [190, 172, 150, 131, 70, 64, 58, 49, 41, 33],
  Audio: [40, 48, 61, 80, 122, 131, 138, 150, 158, 171],
};
const percent = (share: number) => `${Math.round(share * 100)}%`;

export default function OffsetChoices() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('silhouette');
  const isStream = stackOffset === 'silhouette' || stackOffset === 'wiggle';

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Offset"
        value={stackOffset}
        onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
        sx={{ minWidth: 160, mb: 1 }}
      >
        {offsets.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Loans by medium, in thousands"
        height={280}
        xAxis={[{ data: years, domainLimit: 'strict', valueFormatter: String }]}
        yAxis={[
          {
            position: isStream ? 'none' : 'left',
            valueFormatter: stackOffset === 'expand' ? percent : undefined,
          },
        ]}
        series={Object.entries(loans).map(([label, data]) => ({
          label,
          data,
          area: true,
          showMark: false,
          stack: 'loans',
          stackOffset,
        }))}
      />
    </Box>
  );
}
