import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';

interface Album {
  id: number;
  album: string;
  year: string;
  tracks: { id: number; track: string; length: string }[];
}

const trackColumns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'track', headerName: 'Track', flex: 1, minWidth: 130 },
  { field: 'length', headerName: 'Length', width: 100 },
];

const columns: GridColDef<Album>[] = [
  { field: 'album', headerName: 'Album', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Year', width: 100 },
];

const rows: Album[] = [
  {
    id: 1,
    album: 'Harbor Lights',
    year: '1998',
    tracks: [
      { id: 1, track: 'First Ferry', length: '3:12' },
      { id: 2, track: 'Salt', length: '4:45' },
    ],
  },
  {
    id: 2,
    album: 'Slow Rooms',
    year: '2006',
    tracks: [
      { id: 1, track: 'Corridor', length: '6:01' },
      { id: 2, track: 'Window Seat', length: '2:58' },
    ],
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Album>) => (
  <Box sx={{ p: 2, height: '100%', boxSizing: 'border-box' }}>
    <DataGridPro
      rows={row.tracks}
      columns={trackColumns}
      density="compact"
      hideFooter
      aria-label={`Tracks of ${row.album}`}
    />
  </Box>
);

const getDetailPanelHeight = ({ row }: GridRowParams<Album>) =>
  75 + row.tracks.length * 36;

export default function GridInDetail() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
        hideFooter
        aria-label="Albums"
      />
    </div>
  );
}
