import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  MultiInputDateRangeField,
  type DateRange,
  type FieldRef,
  type RangeFieldSection,
} from '@mui/x-date-pickers-pro';

export default function ExtendRental() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2027-03-12'),
    dayjs('2027-03-15'),
  ]);
  const returnRef = React.useRef<FieldRef<RangeFieldSection>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
        <MultiInputDateRangeField
          value={rental}
          onChange={(range) => setRental(range)}
          unstableEndFieldRef={returnRef}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Picked up' : 'Return',
            }),
          }}
        />
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            onClick={() =>
              setRental(([start, end]) => [start, end?.add(1, 'week') ?? null])
            }
          >
            One week more
          </Button>
          <Button variant="outlined" onClick={() => returnRef.current?.focusField(1)}>
            Type the return
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
