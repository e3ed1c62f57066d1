import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'river', headerName: 'River', width: 120 },
  {
    field: 'level',
    headerName: 'Level (% of flood mark)',
    type: 'number',
    flex: 1,
    minWidth: 200,
    cellClassName: ({ value }) => (Number(value) >= 80 ? 'level high' : 'level'),
    renderCell: ({ value }) => (
      <>
        <span className="bar" style={{ inlineSize: `${value}%` }} />
        <span className="number">
          {value}
          {value >= 80 ? ' – warning' : ''}
        </span>
      </>
    ),
  },
];

const rows = [
  { id: 1, river: 'Aller', level: 34 },
  { id: 2, river: 'Isar', level: 82 },
  { id: 3, river: 'Mosel', level: 57 },
  { id: 4, river: 'Weser', level: 12 },
];

export default function BarsInCells() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        aria-label="River levels"
        sx={{
          '& .level': { position: 'relative' },
          '& .bar': {
            position: 'absolute',
            insetBlock: '10px',
            insetInlineStart: 0,
            bgcolor: 'info.main',
            opacity: 0.25,
          },
          '& .high .bar': { bgcolor: 'warning.main', opacity: 0.4 },
          '& .number': { position: 'relative' },
        }}
      />
    </div>
  );
}
