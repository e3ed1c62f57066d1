import * as React from 'react';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type DateView,
  type PickersLayoutProps,
} from '@mui/x-date-pickers';

function LayoutWithNote(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { toolbar, tabs, content, shortcuts, actionBar } = usePickerLayout(props);
  const { value } = props;

  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={props}>
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper className={pickersLayoutClasses.contentWrapper}>
        {tabs}
        {content}
        <Typography variant="body2" sx={{ px: 3, pb: 2 }} aria-live="polite">
          Free cancellation until{' '}
          {value ? value.subtract(2, 'day').format('MMMM D') : 'two days before'}
        </Typography>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function NoteUnderDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Arrival"
        defaultValue={dayjs('2027-08-14')}
        closeOnSelect={false}
        slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
        slots={{ layout: LayoutWithNote }}
      />
    </LocalizationProvider>
  );
}
