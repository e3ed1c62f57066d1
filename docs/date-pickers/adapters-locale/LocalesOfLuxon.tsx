import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
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
      <TextField
        select
        label="Locale"
        variant="standard"
        value={locale}
        onChange={(event) => setLocale(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {locales.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale}>
        <DateTimeField label="Ferry leaves" value={sailing} onChange={setSailing} />
      </LocalizationProvider>
      <div aria-live="polite">
        {sailing?.isValid ? sailing.setLocale(locale).toLocaleString() : 'No date yet'}
      </div>
    </Stack>
  );
}
