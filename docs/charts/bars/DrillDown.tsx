import * as React from 'react';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts';
import { EnterKey, type ChosenItem } from '../../shared/EnterKey';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const rides = [
  { year: '2023', perQuarter: [410, 980, 1240, 620] },
  { year: '2024', perQuarter: [520, 1130, 1390, 700] },
  { year: '2025', perQuarter: [610, 1320, 1580, 790] },
];
const perYear = rides.map(({ perQuarter }) =>
  perQuarter.reduce((sum, value) => sum + value, 0),
);

export default function DrillDown() {
  const [index, setIndex] = React.useState<number | null>(null);
  const opened = index === null ? undefined : rides[index];
  const title = opened ? `Rides in ${opened.year}` : 'Rides per year';
  // Quarters have no level below them.
  const open = (dataIndex: number) => setIndex((before) => before ?? dataIndex);

  return (
    <Box sx={{ width: '100%' }}>
      <Breadcrumbs aria-label="Level of the chart">
        <Link component="button" type="button" onClick={() => setIndex(null)}>
          All years
        </Link>
        {opened && <Typography aria-current="page">{opened.year}</Typography>}
      </Breadcrumbs>
      <Typography variant="subtitle2" component="p" aria-live="polite" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <BarChart
        title={title}
        height={260}
        hideLegend
        enableKeyboardNavigation
        xAxis={[{ data: opened ? quarters : rides.map(({ year }) => year) }]}
        yAxis={[{ width: 56 }]}
        series={[{ label: 'Rides', data: opened ? opened.perQuarter : perYear }]}
        onAxisClick={(_event, data) => {
          if (data) open(data.dataIndex);
        }}
      >
        <EnterKey onPress={({ dataIndex = 0 }: ChosenItem) => open(dataIndex)} />
      </BarChart>
    </Box>
  );
}
