import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import {
  DataGridPro,
  gridRowSelectionStateSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, check: 'Brakes released' },
  { id: 2, check: 'Tire pressure at 7 bar' },
  { id: 3, check: 'Lamps front and rear' },
  { id: 4, check: 'Bell and horn' },
];

type Check = (typeof rows)[number];

function CheckCell({ id, row, tabIndex }: GridRenderCellParams<Check>) {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionStateSelector);

  return (
    <React.Fragment>
      <Checkbox
        checked={selected.includes(id)}
        tabIndex={tabIndex}
        slotProps={{ input: { tabIndex, 'aria-label': row.check } }}
        onChange={(event) => apiRef.current.selectRow(id, event.target.checked)}
      />
      {row.check}
    </React.Fragment>
  );
}

const columns: GridColDef<Check>[] = [{ field: 'check', headerName: 'Check' }];

const listColumn: GridListColDef<Check> = {
  field: 'check',
  display: 'flex',
  renderCell: (params) => <CheckCell {...params} />,
};

export default function CheckOffList() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        disableRowSelectionOnClick
        aria-label="Before departure"
      />
    </div>
  );
}
