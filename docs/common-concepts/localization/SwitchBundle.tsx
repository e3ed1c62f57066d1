import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as materialBundles from '@mui/material/locale';
import { ThemeProvider, useTheme, type Components } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts';
import * as chartBundles from '@mui/x-charts/locales';
import { DataGrid } from '@mui/x-data-grid';
import * as gridBundles from '@mui/x-data-grid/locales';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import * as pickerBundles from '@mui/x-date-pickers/locales';

interface Bundle {
  components?: Components;
}
const sources = [
  materialBundles,
  gridBundles,
  pickerBundles,
  chartBundles,
] as unknown as Record<string, Bundle | undefined>[];

const locales = [...new Set(sources.flatMap(Object.keys))]
  .filter((name) => /^[a-z]{2}[A-Z]{2}$/.test(name))
  .sort();
const names = new Intl.DisplayNames(['en'], { type: 'language' });
const nameOf = (locale: string) =>
  names.of(`${locale.slice(0, 2)}-${locale.slice(2)}`) ?? locale;

const columns = [{ field: 'name', headerName: 'Name', flex: 1 }];
const noRows: object[] = [];

export default function SwitchBundle() {
  const [locale, setLocale] = React.useState('ptBR');
  const outerTheme = useTheme();
  const theme = React.useMemo(() => {
    const bundles = sources.map((source) => source[locale]?.components);
    return {
      ...outerTheme,
      components: Object.assign({}, outerTheme.components, ...bundles) as Components,
    };
  }, [outerTheme, locale]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        label="Language of the components"
        value={locale}
        onChange={(event) => setLocale(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {locales.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <Autocomplete
              fullWidth
              options={[]}
              renderInput={(params) => <TextField {...params} label="Autocomplete" />}
            />
            <DatePicker label="Date picker" sx={{ width: '100%' }} />
          </Stack>
        </LocalizationProvider>
        <div style={{ height: 260, width: '100%' }}>
          <DataGrid
            rows={noRows}
            columns={columns}
            showToolbar
            aria-label="Grid without rows"
          />
        </div>
        <LineChart
          height={160}
          series={[{ data: [], label: 'Amount' }]}
          xAxis={[{ data: [], scaleType: 'point' }]}
        />
      </ThemeProvider>
    </Stack>
  );
}
