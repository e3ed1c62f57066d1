import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

const usual = dayjs('2027-03-01T08:00');

export default function ResetControlledValue() {
  const [start, setStart] = React.useState<Dayjs | null>(usual);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker label="Controlled" value={start} onChange={setStart} />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => setStart(usual)}>
            Usual time
          </Button>
          <Button variant="outlined" onClick={() => setStart(null)}>
            Empty
          </Button>
        </Stack>
        <TimePicker label="Uncontrolled" defaultValue={usual} />
      </Stack>
    </LocalizationProvider>
  );
}
