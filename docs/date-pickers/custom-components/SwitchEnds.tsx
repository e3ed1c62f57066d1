import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  LocalizationProvider,
  StaticDateRangePicker,
  usePickerContext,
  usePickerRangePositionContext,
  type DateRange,
  type DateRangePickerToolbarProps,
  type RangePosition,
} from '@mui/x-date-pickers-pro';

function EndsToolbar({ className }: DateRangePickerToolbarProps) {
  const { value } = usePickerContext<DateRange<Dayjs>>();
  const { rangePosition, setRangePosition } = usePickerRangePositionContext();

  return (
    <Box className={className} sx={{ p: 2 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="End to choose"
        value={rangePosition}
        onChange={(_event, next: RangePosition | null) => next && setRangePosition(next)}
      >
        <ToggleButton value="start">
          Pick-up {value[0]?.format('MMM D') ?? '–'}
        </ToggleButton>
        <ToggleButton value="end">Return {value[1]?.format('MMM D') ?? '–'}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

export default function SwitchEnds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        calendars={1}
        defaultValue={[dayjs('2027-10-04'), dayjs('2027-10-08')]}
        slots={{ toolbar: EndsToolbar }}
        slotProps={{ actionBar: { actions: ['clear'] } }}
      />
    </LocalizationProvider>
  );
}
