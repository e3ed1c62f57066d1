import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const index = fields.indexOf(colDef.field);

  const move = (event: React.MouseEvent, step: 1 | -1) => {
    // `setColumnIndex()` also counts hidden columns.
    const target = apiRef.current.getColumnIndex(fields[index + step] ?? '', false);
    apiRef.current.setColumnIndex(colDef.field, target);
    onClick(event);
  };

  return (
    <React.Fragment>
      <MenuItem disabled={index === 0} onClick={(event) => move(event, -1)}>
        Move towards the start
      </MenuItem>
      <MenuItem
        disabled={index === fields.length - 1}
        onClick={(event) => move(event, 1)}
      >
        Move towards the end
      </MenuItem>
    </React.Fragment>
  );
}

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', width: 170 },
  { field: 'singer', headerName: 'Singer', width: 140 },
  { field: 'key', headerName: 'Key', width: 100 },
  { field: 'bpm', headerName: 'Tempo', type: 'number', width: 110 },
];

const rows = [
  { id: 1, song: 'Long Way Down', singer: 'Ngozi', key: 'E minor', bpm: 92 },
  { id: 2, song: 'Satellite Town', singer: 'Mateo', key: 'A', bpm: 128 },
  { id: 3, song: 'Half a Moon', singer: 'Ngozi', key: 'D', bpm: 74 },
];

const columnMenu = {
  slots: { moveItems: MoveItems },
  slotProps: { moveItems: { displayOrder: 12 } },
};

export default function MoveFromMenu() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        slotProps={{ columnMenu }}
        hideFooter
        aria-label="Set list"
      />
    </div>
  );
}
