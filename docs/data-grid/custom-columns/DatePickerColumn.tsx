import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function DateEditor({
  id,
  field,
  value,
  colDef,
}: GridRenderEditCellParams<object, Date>) {
  const apiRef = useGridApiContext();
  const [typed, setTyped] = React.useState<Dayjs | null>(value ? dayjs(value) : null);

  return (
    <DatePicker
      value={typed}
      onChange={(date, { validationError }) => {
        setTyped(date);
        if (!validationError) {
          apiRef.current.setEditCellValue({ id, field, value: date?.toDate() ?? null });
        }
      }}
      slotProps={{
        field: { autoFocus: true },
        textField: {
          variant: 'standard',
          fullWidth: true,
          InputProps: { 'aria-label': colDef.headerName },
          sx: { px: 1.25, alignSelf: 'center' },
        },
      }}
    />
  );
}

const date: Partial<GridColDef> = {
  type: 'date',
  width: 170,
  editable: true,
  valueFormatter: (value: Date | null) =>
    value ? dayjs(value).format('D MMM YYYY') : '',
  renderEditCell: (params) => <DateEditor {...params} />,
};

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 120 },
  { ...date, field: 'arrival', headerName: 'Arrival' },
  { ...date, field: 'departure', headerName: 'Departure' },
];

const rows = [
  {
    id: 1,
    vessel: 'Astrid',
    arrival: new Date(2025, 8, 3),
    departure: new Date(2025, 8, 5),
  },
  { id: 2, vessel: 'Corvo', arrival: new Date(2025, 8, 4), departure: null },
];

export default function DatePickerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 164, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Berths" />
      </div>
    </LocalizationProvider>
  );
}
