import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

/** The first timestamp of a line, such as "2027-03-12T18:05:44 ERROR disk full". */
function findTimestamp(text: string) {
  const found = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.exec(text);
  return found ? dayjs(found[0].replace(' ', 'T')) : null;
}

export default function PasteFromLog() {
  const [since, setSince] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        onPasteCapture={(event) => {
          const timestamp = findTimestamp(event.clipboardData.getData('text'));
          if (timestamp?.isValid()) {
            event.preventDefault();
            event.stopPropagation();
            setSince(timestamp);
          }
        }}
      >
        <DateTimeField
          label="Show the log since"
          ampm={false}
          format="MMM D, YYYY HH:mm:ss"
          value={since}
          onChange={setSince}
          helperText="Type it, or paste a line of the log"
          sx={{ width: 320 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
