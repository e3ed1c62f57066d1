import * as React from 'react';
import moment from 'moment';
import 'moment/locale/es';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { esES } from '@mui/x-date-pickers/locales';

export default function LongDatesOfMoment() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterMoment}
      adapterLocale="es"
      localeText={esES.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <DatePicker
        label="Festival"
        format="dddd D MMMM YYYY"
        defaultValue={moment('2027-09-04')}
        slotProps={{ textField: { fullWidth: true } }}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
