import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  LocalizationProvider,
  type FieldRef,
  type FieldSection,
  type FieldSectionType,
} from '@mui/x-date-pickers';

const sections: FieldSectionType[] = ['month', 'day', 'year'];

export default function SelectSection() {
  const fieldRef = React.useRef<FieldRef<FieldSection>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <Stack direction="row" spacing={1}>
          {sections.map((section) => (
            <Button
              key={section}
              variant="outlined"
              onClick={() => fieldRef.current?.focusField(section)}
            >
              {section}
            </Button>
          ))}
        </Stack>
        <DateField
          label="Contract ends"
          defaultValue={dayjs('2027-03-12')}
          unstableFieldRef={fieldRef}
        />
      </Stack>
    </LocalizationProvider>
  );
}
