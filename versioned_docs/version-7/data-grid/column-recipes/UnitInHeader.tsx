import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const METERS = { m: 1, ft: 0.3048 };
type Unit = keyof typeof METERS;

const rows = [
  { id: 1, peak: 'Olympus', height: 2918, country: 'Greece' },
  { id: 2, peak: 'Etna', height: 3357, country: 'Italy' },
  { id: 3, peak: 'Snowdon', height: 1085, country: 'Wales' },
];

export default function UnitInHeader() {
  const [unit, setUnit] = React.useState<Unit>('m');

  const columns = React.useMemo(
    (): GridColDef<(typeof rows)[number]>[] => [
      { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 100 },
      { field: 'country', headerName: 'Country', width: 120 },
      {
        field: 'height',
        headerName: 'Height',
        type: 'number',
        width: 190,
        valueGetter: (height: number) => Math.round(height / METERS[unit]),
        renderHeader: ({ colDef }) => (
          <React.Fragment>
            {colDef.headerName}
            <NativeSelect
              value={unit}
              inputProps={{ 'aria-label': 'Unit of the height' }}
              onChange={(event) => setUnit(event.target.value as Unit)}
              onClick={(event) => event.stopPropagation()}
              onKeyDown={(event) => event.stopPropagation()}
              sx={{ ml: 1, fontSize: 'inherit' }}
            >
              <option value="m">m</option>
              <option value="ft">ft</option>
            </NativeSelect>
          </React.Fragment>
        ),
      },
    ],
    [unit],
  );

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Mountains" />
    </div>
  );
}
