import * as React from 'react';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const withDefaults = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDatePicker: {
      defaultProps: {
        format: 'YYYY-MM-DD',
        displayWeekNumber: true,
        slotProps: { textField: { size: 'small' } },
      },
    },
  },
});

export default function ThemeDefaults() {
  const outerTheme = useTheme();
  const theme = React.useMemo(() => withDefaults(outerTheme), [outerTheme]);

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker label="Sprint starts" defaultValue={dayjs('2027-03-01')} />
          <DatePicker label="Sprint ends" defaultValue={dayjs('2027-03-12')} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
