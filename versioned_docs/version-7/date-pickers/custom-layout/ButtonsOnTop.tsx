import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  MobileTimePicker,
  usePickerLayout,
  type PickersLayoutProps,
  type TimeView,
} from '@mui/x-date-pickers';

function SheetLayout(props: PickersLayoutProps<Dayjs | null, Dayjs, TimeView>) {
  const { toolbar, content, actionBar } = usePickerLayout(props);

  return (
    <Box
      className={props.className}
      sx={{ '& .MuiPickersLayout-actionBar': { justifyContent: 'space-between' } }}
    >
      {actionBar}
      {toolbar}
      {content}
    </Box>
  );
}

export default function ButtonsOnTop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileTimePicker
        label="Wake me at"
        defaultValue={dayjs('2027-08-14T06:45')}
        slots={{ layout: SheetLayout }}
      />
    </LocalizationProvider>
  );
}
