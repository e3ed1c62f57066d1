import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  code: string;
  to: string;
  state: string;
}

const columns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'state', headerName: 'State', width: 120 },
];

const rows: Parcel[] = [
  { code: 'P-81', to: 'Bern', state: 'On its way' },
  { code: 'P-82', to: 'Nice', state: 'Delivered' },
  { code: 'P-90', to: 'Oslo', state: 'Waiting' },
];

const getRowId = ({ code }: Parcel) => code;

export default function LocateCell() {
  const [locator, setLocator] = React.useState('Click a cell.');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowId={getRowId}
          onCellClick={({ id, field }) =>
            setLocator(`page.locator('[data-id="${id}"] [data-field="${field}"]')`)
          }
          hideFooter
          aria-label="Parcels"
        />
      </div>
      <p>
        <code role="status">{locator}</code>
      </p>
    </div>
  );
}
