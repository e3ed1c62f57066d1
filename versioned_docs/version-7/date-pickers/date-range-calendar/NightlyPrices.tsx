import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangeCalendar,
  DateRangePickerDay,
  dateRangePickerDayClasses,
  LocalizationProvider,
  type DateRange,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro';

const priceOf = (night: Dayjs) => (night.day() >= 5 ? 120 : 80 + night.month());

function PricedDay(props: DateRangePickerDayProps<Dayjs>) {
  const { day, outsideCurrentMonth, isHighlighting, isEndOfHighlighting } = props;
  const isNight = isHighlighting && !isEndOfHighlighting;

  return (
    <DateRangePickerDay
      {...props}
      aria-label={`${day.format('MMMM D')}, €${priceOf(day)}${isNight ? ', booked' : ''}`}
      sx={{ [`& .${dateRangePickerDayClasses.day}`]: { flexDirection: 'column' } }}
    >
      {outsideCurrentMonth ? null : (
        <React.Fragment>
          {day.date()}
          <Box component="span" sx={{ fontSize: 10, lineHeight: 1 }}>
            €{priceOf(day)}
          </Box>
        </React.Fragment>
      )}
    </DateRangePickerDay>
  );
}

function sum([start, end]: DateRange<Dayjs>) {
  let total = 0;
  for (let night = start; night && end?.isAfter(night); night = night.add(1, 'day')) {
    total += priceOf(night);
  }
  return total;
}

export default function NightlyPrices() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2027-03-10'),
    dayjs('2027-03-13'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        <DateRangeCalendar
          calendars={1}
          value={stay}
          onChange={(range) => setStay(range)}
          slots={{ day: PricedDay }}
        />
        <Typography align="center" aria-live="polite">
          {sum(stay) > 0 ? `€${sum(stay)} in total` : 'Choose at least one night.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
