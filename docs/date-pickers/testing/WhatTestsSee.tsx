import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

function readRoles(root: HTMLElement): string {
  const parts = [...root.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
  const text = parts.map((part) => `${part.ariaLabel}: ${part.textContent}`);
  const value = root.querySelector<HTMLInputElement>('input[name="calibrated"]')?.value;
  return ['group "Calibrated"', ...text, `input: ${value}`].join('\n');
}

export default function WhatTestsSee() {
  const root = React.useRef<HTMLDivElement>(null);
  const [roles, setRoles] = React.useState('');
  const read = () => setRoles(root.current ? readRoles(root.current) : '');

  React.useEffect(read, []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <Box ref={root} onKeyUp={read} onInput={() => setTimeout(read)}>
          <DateTimeField
            name="calibrated"
            label="Calibrated"
            format="DD MMM YYYY HH:mm"
            defaultValue={dayjs('2027-01-20T08:15')}
          />
        </Box>
        <Box component="pre" sx={{ m: 0, fontSize: 13 }} dir="ltr">
          {roles}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
