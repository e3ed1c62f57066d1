import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts';
import { EnterKey, type ChosenItem } from '../../shared/EnterKey';

const waste = [
  { label: 'Organic', value: 104 },
  { label: 'Paper', value: 61 },
  { label: 'Packaging', value: 33 },
  { label: 'Glass', value: 24 },
  { label: 'Residual', value: 118 },
];
const total = waste.reduce((sum, { value }) => sum + value, 0);

export default function ClickedSlice() {
  const [selected, setSelected] = React.useState(0);
  const item = waste[selected]!;
  const choose = ({ dataIndex = 0 }: ChosenItem) => setSelected(dataIndex);

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Household waste per person, in kilograms a year"
        height={240}
        enableKeyboardNavigation
        series={[
          {
            data: waste,
            innerRadius: 40,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 6 },
            faded: { additionalRadius: -10, color: 'gray' },
            valueFormatter: ({ value }) => `${value} kg`,
          },
        ]}
        onItemClick={(_event, chosen) => choose(chosen)}
      >
        <EnterKey onPress={choose} />
      </PieChart>
      <Typography variant="body2" aria-live="polite">
        {item.label}: {item.value} kg, {Math.round((item.value / total) * 100)}% of all
      </Typography>
    </Box>
  );
}
