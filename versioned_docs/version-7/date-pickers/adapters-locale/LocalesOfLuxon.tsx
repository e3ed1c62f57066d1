import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

const locales = ['en-US', 'en-GB', 'de', 'fr', 'ja', 'sv'];

export default function LocalesOfLuxon() {
  const [locale, setLocale] = React.useState('fr');
  const [sailing, setSailing] = React.useState<DateTime | null>(
    DateTime.fromISO('2027-07-18T21:45'),
  );

  return (
    <Stack spacing={3} sx={{ width: 280 }}>
      <FormControl>
        <InputLabel htmlFor="luxon-locale">Locale</InputLabel>
        <NativeSelect
          id="luxon-locale"
          value={locale}
          onChange={(event) => setLocale(event.target.value)}
        >
          {locales.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </FormControl>
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale}>
        <DateTimeField label="Ferry leaves" value={sailing} onChange={setSailing} />
      </LocalizationProvider>
      <div aria-live="polite">{sailing?.setLocale(locale).toLocaleString()}</div>
    </Stack>
  );
}
