import * as React from 'react';
import Stack from '@mui/material/Stack';
import 'dayjs/locale/de';
import 'dayjs/locale/es';
import 'dayjs/locale/zh-cn';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';
import { deDE, esES, zhCN } from '@mui/x-date-pickers/locales';

const languages = [
  { code: 'de', label: 'Beginn', texts: deDE },
  { code: 'es', label: 'Comienzo', texts: esES },
  { code: 'zh-cn', label: '开始', texts: zhCN },
];

export default function EmptyInLanguages() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      {languages.map(({ code, label, texts }) => (
        <LocalizationProvider
          key={code}
          dateAdapter={AdapterDayjs}
          adapterLocale={code}
          localeText={texts.components.MuiLocalizationProvider.defaultProps.localeText}
        >
          <DateTimeField
            lang={code}
            label={label}
            slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
          />
        </LocalizationProvider>
      ))}
    </Stack>
  );
}
