import * as React from 'react';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import 'dayjs/locale/pt-br';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider, TimePicker } from '@mui/x-date-pickers';
import { ptBR } from '@mui/x-date-pickers/locales';

export default function TextsThroughTheme() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => ({
      ...outerTheme,
      components: { ...outerTheme.components, ...ptBR.components },
    }),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pt-br">
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker label="Data de entrega" />
          <TimePicker label="Horário" />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
