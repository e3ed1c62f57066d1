import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopDateTimePicker,
  LocalizationProvider,
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type DateView,
  type PickersActionBarProps,
  type PickersLayoutProps,
  type TimeView,
} from '@mui/x-date-pickers';

function BookingBar({ className, onAccept }: PickersActionBarProps) {
  return (
    <Button
      className={className}
      variant="contained"
      size="small"
      onClick={onAccept}
      sx={{ m: 2 }}
    >
      Reserve
    </Button>
  );
}

type View = DateView | TimeView | 'meridiem';

function CalendarLayout(props: PickersLayoutProps<Dayjs | null, Dayjs, View>) {
  const { content, actionBar } = usePickerLayout(props);

  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={props}>
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
        sx={{ display: 'grid' }}
      >
        {content}
        <Typography
          variant="body2"
          align="center"
          sx={{ gridColumn: '1 / 4', gridRow: 2 }}
        >
          {props.value?.format('ddd, MMM D, HH:mm')}
        </Typography>
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
