import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart, Gauge, gaugeClasses, LineChart, PieChart } from '@mui/x-charts';

const hours = [0, 4, 8, 12, 16, 20, 24];
const load = [12, 9, 38, 61, 57, 44, 18];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const devices = [
  { id: 'phone', value: 56, label: 'Phone' },
  { id: 'desktop', value: 37, label: 'Desktop' },
  { id: 'tablet', value: 7, label: 'Tablet' },
];
const margin = { top: 16, right: 12, bottom: 0, left: 0 };

interface PanelProps {
  title: string;
  children: React.ReactNode;
}

function Panel({ title, children }: PanelProps) {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

export default function ChartKinds() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Panel title="Server load over a day">
        <LineChart
          title="Server load over a day"
          height={168}
          hideLegend
          margin={margin}
          xAxis={[
            {
              data: hours,
              min: 0,
              max: 24,
              valueFormatter: (hour: number) => `${hour}h`,
            },
          ]}
          yAxis={[{ width: 32 }]}
          series={[{ data: load, area: true, showMark: false, label: 'Load' }]}
        />
      </Panel>
      <Panel title="Traffic by device">
        <PieChart
          title="Traffic by device"
          height={168}
          series={[{ innerRadius: 40, paddingAngle: 2, cornerRadius: 4, data: devices }]}
        />
      </Panel>
      <Panel title="Orders and returns">
        <BarChart
          title="Orders and returns"
          height={168}
          hideLegend
          borderRadius={4}
          margin={margin}
          xAxis={[{ data: months }]}
          yAxis={[{ width: 32 }]}
          series={[
            { data: [38, 44, 41, 57, 62, 70], label: 'Orders' },
            { data: [6, 9, 5, 8, 11, 7], label: 'Returns' },
          ]}
        />
      </Panel>
      <Panel title="Disk space used">
        <Gauge
          aria-label="Disk space used"
          height={168}
          value={72}
          startAngle={-110}
          endAngle={110}
          innerRadius="74%"
          cornerRadius="50%"
          sx={{ [`& .${gaugeClasses.valueArc}`]: { fill: '#4254fb' } }}
          text={({ value }) => `${value}%`}
        />
      </Panel>
    </Box>
  );
}
