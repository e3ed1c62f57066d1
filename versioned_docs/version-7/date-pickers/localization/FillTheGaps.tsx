import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/tr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  type PickersInputLocaleText,
} from '@mui/x-date-pickers';
import { trTR } from '@mui/x-date-pickers/locales';

const turkishTexts: PickersInputLocaleText<Dayjs> = {
  ...trTR.components.MuiLocalizationProvider.defaultProps.localeText,
  fieldClearLabel: 'Temizle',
  year: 'Yıl',
  month: 'Ay',
  day: 'Gün',
  empty: 'Boş',
};

export default function FillTheGaps() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="tr"
      localeText={turkishTexts}
    >
      <DatePicker
        label="Doğum tarihi"
        defaultValue={dayjs('1988-11-03')}
        slotProps={{ field: { clearable: true } }}
      />
    </LocalizationProvider>
  );
}
