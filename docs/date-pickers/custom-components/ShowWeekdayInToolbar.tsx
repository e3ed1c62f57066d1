import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  MobileDatePicker,
  usePickerContext,
  type DatePickerToolbarProps,
  type DateView,
} from '@mui/x-date-pickers';

const FORMATS: Record<DateView, string> = { year: 'YYYY', month: 'MMMM', day: 'ddd D' };

function PartsToolbar({ className, titleId }: DatePickerToolbarProps) {
  const { value, view, views, setView } = usePickerContext<Dayjs | null, DateView>();

  return (
    <Box
      className={className}
      sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      <Typography id={titleId} variant="overline">
        Day of the wedding
      </Typography>
      <div>
        {views.map((part) => (
          <Button
            key={part}
            color="inherit"
            aria-pressed={part === view}
            onClick={() => setView(part)}
            sx={{ textDecoration: part === view ? 'underline' : 'none' }}
          >
            {value?.isValid() ? value.format(FORMATS[part]) : part}
          </Button>
        ))}
      </div>
    </Box>
  );
}

export default function ShowWeekdayInToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Wedding"
        defaultValue={dayjs('2027-06-19')}
        views={['year', 'month', 'day']}
        slots={{ toolbar: PartsToolbar }}
      />
    </LocalizationProvider>
  );
}
