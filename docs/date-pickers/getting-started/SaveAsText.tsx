import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function SaveAsText() {
  // What the server sent, and what it gets back: text.
  const [invoice, setInvoice] = React.useState({ id: 4711, dueOn: '2027-03-31' });
  const dueOn = React.useMemo(() => dayjs(invoice.dueOn), [invoice.dueOn]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Due on"
          value={dueOn}
          onAccept={(date, { validationError }) => {
            if (date && validationError === null) {
              setInvoice({ ...invoice, dueOn: date.format('YYYY-MM-DD') });
            }
          }}
        />
        <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
          {JSON.stringify(invoice)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
