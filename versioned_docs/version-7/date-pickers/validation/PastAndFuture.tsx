import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  LocalizationProvider,
  type DateValidationError,
} from '@mui/x-date-pickers';

export default function PastAndFuture() {
  const [bornError, setBornError] = React.useState<DateValidationError>(null);
  const [cardError, setCardError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 280 }}>
        <DateField
          label="Date of birth"
          disableFuture
          defaultValue={dayjs('2087-05-04')}
          onError={setBornError}
          helperText={
            bornError === 'disableFuture'
              ? 'This day is yet to come.'
              : 'Today or earlier'
          }
        />
        <DateField
          label="Library card valid until"
          disablePast
          defaultValue={dayjs('2019-12-31')}
          onError={setCardError}
          helperText={
            cardError === 'disablePast' ? 'The card has expired.' : 'Today or later'
          }
        />
      </Stack>
    </LocalizationProvider>
  );
}
