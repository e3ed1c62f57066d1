import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'venue', headerName: 'Venue', width: 160 },
  { field: 'concert', headerName: 'Concert', flex: 1, minWidth: 160 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, venue: 'Old Mill', concert: 'String trio', tickets: 84 },
  { id: 2, venue: 'Harbor Hall', concert: 'Brass band', tickets: 310 },
  { id: 3, venue: 'Old Mill', concert: 'Folk evening', tickets: 120 },
  { id: 4, venue: 'Harbor Hall', concert: 'Film music', tickets: 455 },
  { id: 5, venue: 'Harbor Hall', concert: 'Organ night', tickets: 190 },
];

export default function ConcertsByVenue() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['venue'] },
          columns: { columnVisibilityModel: { venue: false } },
        }}
        defaultGroupingExpansionDepth={1}
        aria-label="Concerts by venue"
        hideFooter
      />
    </div>
  );
}
