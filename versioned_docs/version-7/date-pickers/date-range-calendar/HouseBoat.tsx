import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangeCalendar,
  LocalizationProvider,
  type DateRange,
  type RangePosition,
} from '@mui/x-date-pickers-pro';

const write = (day: Dayjs | null) => day?.format('D MMM') ?? 'open';

export default function HouseBoat() {
  const [trip, setTrip] = React.useState<DateRange<Dayjs>>([
    dayjs('2027-06-07'),
    dayjs('2027-06-11'),
  ]);
  const [position, setPosition] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="End to change"
          value={position}
          onChange={(_event, next: RangePosition | null) => next && setPosition(next)}
        >
          <ToggleButton value="start">Board: {write(trip[0])}</ToggleButton>
          <ToggleButton value="end">Return: {write(trip[1])}</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          value={trip}
          onChange={(range) => setTrip(range)}
          rangePosition={position}
          onRangePositionChange={setPosition}
          disableDragEditing
        />
      </Stack>
    </LocalizationProvider>
  );
}
