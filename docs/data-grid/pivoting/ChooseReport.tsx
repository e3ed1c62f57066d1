import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'ward', headerName: 'Ward', width: 130 },
  { field: 'shift', headerName: 'Shift', width: 110 },
  { field: 'nurse', headerName: 'Nurse', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

const rows = [
  { id: 1, ward: 'Surgery', shift: 'Day', nurse: 'Fatima', hours: 8 },
  { id: 2, ward: 'Surgery', shift: 'Night', nurse: 'Oskar', hours: 10 },
  { id: 3, ward: 'Surgery', shift: 'Night', nurse: 'Fatima', hours: 10 },
  { id: 4, ward: 'Children', shift: 'Day', nurse: 'Mina', hours: 8 },
  { id: 5, ward: 'Children', shift: 'Day', nurse: 'Oskar', hours: 6 },
];

const reports: Record<string, GridPivotModel> = {
  'Hours by ward and shift': {
    rows: [{ field: 'ward' }],
    columns: [{ field: 'shift' }],
    values: [{ field: 'hours', aggFunc: 'sum' }],
  },
  'Longest shift of each nurse': {
    rows: [{ field: 'nurse' }],
    columns: [],
    values: [{ field: 'hours', aggFunc: 'max' }],
  },
};
const names = Object.keys(reports);

export default function ChooseReport() {
  const [active, setActive] = React.useState(true);
  const [model, setModel] = React.useState(reports[names[0] ?? '']);
  const name = names.find((each) => reports[each] === model) ?? 'Your own';

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', py: 1 }}>
        <TextField
          select
          size="small"
          label="Report"
          value={name}
          onChange={(event) => setModel(reports[event.target.value])}
          sx={{ minWidth: 240 }}
        >
          {names.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
          <MenuItem value="Your own" disabled>
            Your own
          </MenuItem>
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={active}
              onChange={(event) => setActive(event.target.checked)}
            />
          }
          label="Pivot"
        />
      </Stack>
      <div style={{ height: 376 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          showToolbar
          aria-label="Hours of nurses"
          hideFooter
        />
      </div>
    </div>
  );
}
