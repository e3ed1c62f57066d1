import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function TimeEditor({ id, field, value, hasFocus, colDef }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);

  return (
    <InputBase
      type="time"
      inputRef={inputRef}
      value={value ?? ''}
      onChange={(event) =>
        apiRef.current.setEditCellValue({ id, field, value: event.target.value })
      }
      fullWidth
      sx={{ px: 1 }}
      slotProps={{ input: { 'aria-label': colDef.headerName } }}
    />
  );
}

const timeColumn: Partial<GridColDef> = {
  width: 130,
  editable: true,
  renderEditCell: (params) => <TimeEditor {...params} />,
};

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 110 },
  { field: 'opens', headerName: 'Opens', ...timeColumn },
  { field: 'closes', headerName: 'Closes', ...timeColumn },
];

const rows = [
  { id: 1, day: 'Tuesday', opens: '09:30', closes: '18:00' },
  { id: 2, day: 'Thursday', opens: '09:30', closes: '20:00' },
  { id: 3, day: 'Saturday', opens: '10:00', closes: '14:00' },
];

export default function OpeningTimes() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Opening times" />
    </div>
  );
}
