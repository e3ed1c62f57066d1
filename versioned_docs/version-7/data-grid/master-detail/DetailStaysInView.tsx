import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

const hours = Array.from({ length: 12 }, (_, index) => index + 8);

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 120 },
  ...hours.map((hour): GridColDef => ({ field: `h${hour}`, headerName: `${hour}:00` })),
];

const rows = ['Atrium', 'Studio', 'Cellar'].map((room, row) => ({
  id: room,
  room,
  rules: `${room}: close the windows, and leave the key at the desk.`,
  ...Object.fromEntries(
    hours.map((hour) => [`h${hour}`, (hour + row) % 3 === 0 ? 'booked' : '']),
  ),
}));

function RoomRules({ children }: { children: React.ReactNode }) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);

  return (
    <Box
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        width: viewportInnerSize.width,
        boxSizing: 'border-box',
        p: 2,
      }}
    >
      {children}
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams) => (
  <RoomRules>{row.rules}</RoomRules>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function DetailStaysInView() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: ['Atrium'] } }}
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
        hideFooter
        aria-label="Rooms by hour"
      />
    </div>
  );
}
