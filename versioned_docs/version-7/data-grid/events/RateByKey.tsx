import * as React from 'react';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'photo', headerName: 'Photo', flex: 1, minWidth: 130 },
  { field: 'caption', headerName: 'Caption', width: 150, editable: true },
  {
    field: 'stars',
    headerName: 'Stars',
    width: 120,
    valueFormatter: (value: number) => '★'.repeat(value) || 'not rated',
  },
];

const rows = [
  { id: 1, photo: 'harbor-01', caption: 'Early ferry', stars: 0 },
  { id: 2, photo: 'harbor-02', caption: 'Nets', stars: 4 },
  { id: 3, photo: 'ridge-07', caption: 'Fog', stars: 2 },
];

export default function RateByKey() {
  const apiRef = useGridApiRef();

  const rate: GridEventListener<'cellKeyDown'> = ({ id, cellMode }, event) => {
    if (cellMode === 'edit' || !/^[1-5]$/.test(event.key)) return;
    event.defaultMuiPrevented = true;
    apiRef.current?.updateRows([{ id, stars: Number(event.key) }]);
  };

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellKeyDown={rate}
        hideFooter
        aria-label="Photos"
      />
    </div>
  );
}
