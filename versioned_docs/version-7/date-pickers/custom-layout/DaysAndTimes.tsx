import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopDateTimePicker,
  LocalizationProvider,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerContext,
  usePickerLayout,
  type PickersActionBarProps,
  type PickersLayoutProps,
} from '@mui/x-date-pickers';

function BookingBar({ className }: PickersActionBarProps) {
  const { value, acceptValueChanges } = usePickerContext<Dayjs | null>();

  return (
    <Stack
      direction="row"
      className={className}
      sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="body2">{value?.format('ddd, MMM D, HH:mm')}</Typography>
      <Button variant="contained" size="small" onClick={acceptValueChanges}>
        Reserve
      </Button>
    </Stack>
  );
}

function CalendarLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { content, actionBar, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot className={props.className} ownerState={ownerState}>
      <PickersLayoutContentWrapper ownerState={ownerState} sx={{ display: 'grid' }}>
        {content}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function DaysAndTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker
        label="Table"
        defaultValue={dayjs('2027-09-04T19:30')}
        ampm={false}
        timeSteps={{ minutes: 30 }}
        slots={{ layout: CalendarLayout, actionBar: BookingBar }}
      />
    </LocalizationProvider>
  );
}
