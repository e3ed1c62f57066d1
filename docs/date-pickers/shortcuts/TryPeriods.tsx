import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  StaticDateRangePicker,
  type DateRange,
  type PickersShortcutsItem,
} from '@mui/x-date-pickers-pro';

const firstDay = dayjs('2027-07-05');
const NO_STAY = 'Choose a stay to see its price.';

const stays: PickersShortcutsItem<DateRange<Dayjs>>[] = [3, 7, 14].map((nights) => ({
  label: `${nights} nights`,
  getValue: () => [firstDay, firstDay.add(nights, 'day')],
}));

export default function TryPeriods() {
  const [price, setPrice] = React.useState(NO_STAY);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          referenceDate={firstDay}
          onChange={([start, end]) => {
            const nights = start && end ? end.diff(start, 'day') : 0;
            setPrice(nights > 0 ? `${nights} nights: € ${nights * 120}` : NO_STAY);
          }}
          slotProps={{
            shortcuts: { items: stays, changeImportance: 'set' },
            actionBar: { actions: ['clear', 'accept'] },
          }}
        />
        <Alert severity="info">{price}</Alert>
      </Stack>
    </LocalizationProvider>
  );
}
