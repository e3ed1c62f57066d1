import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { RichTreeView } from '@mui/x-tree-view';

const rooms = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'studio', label: 'Studio' },
      { id: 'workshop', label: 'Workshop' },
    ],
  },
  { id: 'attic', label: 'Attic' },
];

export default function DarkSidebar() {
  const { direction } = useTheme();
  const [room, setRoom] = React.useState<string | null>('studio');
  const dark = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode: 'dark', primary: { main: '#80cbc4' } },
      }),
    [direction],
  );

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <ThemeProvider theme={dark}>
        <Paper
          square
          sx={{ boxSizing: 'border-box', p: 2, width: { xs: '100%', sm: 220 } }}
        >
          <RichTreeView
            aria-label="Rooms"
            items={rooms}
            defaultExpandedItems={['ground']}
            selectedItems={room}
            onSelectedItemsChange={(_event, itemId) => setRoom(itemId)}
          />
        </Paper>
      </ThemeProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div>
          <Typography variant="subtitle2">Book: {room ?? 'choose a room'}</Typography>
          <DateCalendar defaultValue={dayjs('2027-09-07')} />
        </div>
      </LocalizationProvider>
    </Stack>
  );
}
