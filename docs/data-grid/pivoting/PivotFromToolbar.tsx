import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridOverlay,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 150 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 100 },
];

const rows = [
  { id: 1, book: 'A Field of Stars', genre: 'Novel', loans: 31 },
  { id: 2, book: 'Bread at Home', genre: 'Cooking', loans: 54 },
  { id: 3, book: 'The Ninth Key', genre: 'Novel', loans: 18 },
  { id: 4, book: 'Soups', genre: 'Cooking', loans: 22 },
];

function ReportToolbar() {
  return (
    <Toolbar aria-label="Reports">
      <PivotPanelTrigger
        render={(props, { active, open }) => (
          <ToolbarButton
            {...props}
            render={<Button size="small" variant={active ? 'contained' : 'text'} />}
          >
            {open ? 'Close the report' : 'Build a report'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

function EmptyReport() {
  return <GridOverlay>Drag a field to the rows, and one to the values.</GridOverlay>;
}

export default function PivotFromToolbar() {
  return (
    <div style={{ height: 500, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: ReportToolbar, emptyPivotOverlay: EmptyReport }}
        aria-label="Loans of a library"
        hideFooter
      />
    </div>
  );
}
