import * as React from 'react';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { plants } from './plants';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'latin', headerName: 'Latin name', flex: 1, minWidth: 150 },
  { field: 'place', headerName: 'Place', width: 120 },
];

const splitAtCommas = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const joinWithCommas = (phrases: string[]) => phrases.join(', ');

export default function SearchPhrases() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={plants}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            quickFilterProps: {
              quickFilterParser: splitAtCommas,
              quickFilterFormatter: joinWithCommas,
            },
          },
        }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['bed b', 'sage'] } },
        }}
        hideFooter
        aria-label="Plants and phrases"
      />
    </div>
  );
}
