import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function EventLog() {
  const [log, setLog] = React.useState<string[]>([]);
  const write = (line: string) => setLog((lines) => [line, ...lines].slice(0, 6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320 }}>
        <DateTimePicker
          label="Delivery"
          defaultValue={dayjs('2027-03-12T10:30')}
          slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
          onOpen={() => write('onOpen')}
          onClose={() => write('onClose')}
          onViewChange={(view) => write(`onViewChange: ${view}`)}
          onChange={(date) =>
            write(`onChange: ${date?.format('MMM D, HH:mm') ?? 'null'}`)
          }
          onAccept={(date) =>
            write(`onAccept: ${date?.format('MMM D, HH:mm') ?? 'null'}`)
          }
        />
        <Box
          component="ol"
          reversed
          aria-label="Events, newest first"
          sx={{ m: 0, minHeight: 150, fontFamily: 'monospace', fontSize: 13 }}
        >
          {log.map((line, index) => (
            <li key={log.length - index}>{line}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
