import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type {} from '@mui/x-tree-view/themeAugmentation';
import dayjs from 'dayjs';
import { BarChart } from '@mui/x-charts';
import { DataGrid } from '@mui/x-data-grid';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { RichTreeView } from '@mui/x-tree-view';

const depots = [
  { id: 'north', label: 'North', children: [{ id: 'pier', label: 'Pier 4' }] },
  { id: 'east', label: 'East' },
];
const columns = [
  { field: 'route', flex: 1 },
  { field: 'parcels', type: 'number' as const, width: 90 },
];
const rows = [
  { id: 1, route: 'Harbor loop', parcels: 84 },
  { id: 2, route: 'Old town', parcels: 51 },
  { id: 3, route: 'Airport', parcels: 127 },
];

/** One place that sets the size of every product. */
const setDensity = (theme: Theme, compact: boolean): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDataGrid: { defaultProps: { density: compact ? 'compact' : 'standard' } },
    MuiDatePicker: {
      defaultProps: { slotProps: { textField: { size: compact ? 'small' : 'medium' } } },
    },
    MuiBarChart: { defaultProps: { height: compact ? 160 : 240 } },
    MuiTreeItem: {
      styleOverrides: { content: { paddingBlock: theme.spacing(compact ? 0 : 0.5) } },
    },
  },
});

export default function CompactWorkspace() {
  const outer = useTheme();
  const [compact, setCompact] = React.useState(true);
  const theme = React.useMemo(() => setDensity(outer, compact), [outer, compact]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Compact"
        control={<Switch checked={compact} onChange={(_event, on) => setCompact(on)} />}
      />
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' },
              minHeight: 460,
              alignContent: 'start',
            }}
          >
            <Stack spacing={2}>
              <DatePicker label="Delivery" defaultValue={dayjs('2027-05-11')} />
              <RichTreeView
                aria-label="Depots"
                items={depots}
                defaultExpandedItems={['north']}
              />
            </Stack>
            <Stack spacing={2} sx={{ minWidth: 0 }}>
              <div style={{ height: compact ? 149 : 214 }}>
                <DataGrid aria-label="Routes" rows={rows} columns={columns} hideFooter />
              </div>
              <BarChart
                title="Parcels by route"
                dataset={rows}
                xAxis={[{ scaleType: 'band', dataKey: 'route' }]}
                series={[{ dataKey: 'parcels' }]}
              />
            </Stack>
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
