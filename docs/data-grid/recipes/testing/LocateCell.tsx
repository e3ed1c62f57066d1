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
  const [locator, setLocator] = React.useState('Click a cell, or move to it.');

  const describeCell = ({ target }: React.FocusEvent) => {
    const field = target.getAttribute('data-field');
    const id = target.closest('[data-id]')?.getAttribute('data-id');
    if (field && id)
      setLocator(`page.locator('[data-id="${id}"] [data-field="${field}"]')`);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }} onFocus={describeCell}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowId={getRowId}
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
