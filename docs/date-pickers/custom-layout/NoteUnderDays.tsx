import * as React from 'react';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerContext,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers';

function LayoutWithNote(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, tabs, content, shortcuts, actionBar, ownerState } =
    usePickerLayout(props);
  const { value } = usePickerContext<Dayjs | null>();

  return (
    <PickersLayoutRoot className={props.className} ownerState={ownerState}>
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper ownerState={ownerState}>
        {tabs}
        {content}
        <Typography variant="body2" sx={{ px: 3, pb: 2 }} aria-live="polite">
          Free cancellation until{' '}
          {value?.isValid()
            ? value.subtract(2, 'day').format('MMMM D')
            : 'two days before'}
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
        slots={{ layout: LayoutWithNote }}
      />
    </LocalizationProvider>
  );
}
