import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

export default function OneMomentTwoPickers() {
  const [pickup, setPickup] = React.useState<Dayjs | null>(dayjs('2027-03-12T09:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker label="Pick-up day" value={pickup} onChange={setPickup} />
        <TimePicker label="Pick-up time" value={pickup} onChange={setPickup} />
      </Stack>
      <Typography sx={{ mt: 2 }}>
        {pickup?.isValid() ? pickup.format('dddd, MMMM D, YYYY [at] HH:mm') : 'Not set'}
      </Typography>
    </LocalizationProvider>
  );
}
