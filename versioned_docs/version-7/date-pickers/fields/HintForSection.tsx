import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimeField,
  LocalizationProvider,
  type FieldSelectedSections,
} from '@mui/x-date-pickers';

const hints = ['Day, 1 to 31', 'Month, as a number or a name', 'Hour, 0 to 23', 'Minute'];

export default function HintForSection() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Tide table entry"
        format="DD MMM HH:mm"
        defaultValue={dayjs('2027-03-12T18:05')}
        selectedSections={selected}
        onSelectedSectionsChange={setSelected}
        helperText={typeof selected === 'number' ? hints[selected] : 'Select a part'}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
