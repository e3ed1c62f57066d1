import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, MobileDatePicker } from '@mui/x-date-pickers';

const formats = {
  keyboardDate: 'YYYY-MM-DD',
  normalDateWithWeekday: 'dddd, D MMMM',
  fullDate: 'D MMMM YYYY',
};

export default function OwnFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <MobileDatePicker label="Sample taken" defaultValue={dayjs('2027-03-12')} />
    </LocalizationProvider>
  );
}
