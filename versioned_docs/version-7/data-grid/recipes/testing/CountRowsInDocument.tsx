import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'house', headerName: 'House', width: 100 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
];

const rows = Array.from({ length: 80 }, (_, index) => ({
  id: index,
  house: 1 + index * 2,
  street: index < 40 ? 'Mill Lane' : 'Station Road',
}));

const ALL = { pagination: { paginationModel: { pageSize: 100 } } };

export default function CountRowsInDocument() {
  const ref = React.useRef<HTMLDivElement>(null);
  const [isOff, setIsOff] = React.useState(false);
  const [count, setCount] = React.useState<number>();

  const countRows = () =>
    setCount(ref.current?.querySelectorAll('[role="row"][data-id]').length);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isOff} onChange={() => setIsOff(!isOff)} />}
        label="disableVirtualization"
      />
      <Button onClick={countRows}>Count rows in the document</Button>
      <output>{count}</output>
      <div style={{ height: 268 }}>
        <DataGrid
          ref={ref}
          key={String(isOff)}
          rows={rows}
          columns={columns}
          disableVirtualization={isOff}
          initialState={ALL}
          aria-label="Houses"
        />
      </div>
    </div>
  );
}
