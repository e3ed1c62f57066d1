import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'court', headerName: 'Court', width: 110 },
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'hours', headerName: 'Booked hours', type: 'number', width: 130 },
];

const rows = [
  { id: 1, court: 'Clay 1', day: 'Saturday', hours: 9 },
  { id: 2, court: 'Clay 1', day: 'Sunday', hours: 7 },
  { id: 3, court: 'Hall', day: 'Saturday', hours: 4 },
  { id: 4, court: 'Hall', day: 'Sunday', hours: 6 },
];

function CourtToolbar() {
  return (
    <Toolbar aria-label="Courts">
      <PivotPanelTrigger
        className={({ active }) => (active ? 'report-is-on' : '')}
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Report
      </PivotPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: CourtToolbar };

export default function RoomForPanel() {
  const [open, setOpen] = React.useState(false);

  return (
    <div style={{ height: open ? 560 : 330, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={slots}
        onSidebarOpen={() => setOpen(true)}
        onSidebarClose={() => setOpen(false)}
        showToolbar
        hideFooter
        sx={{ '& .report-is-on': { fontWeight: 'bold' } }}
        aria-label="Bookings of courts"
      />
    </div>
  );
}
