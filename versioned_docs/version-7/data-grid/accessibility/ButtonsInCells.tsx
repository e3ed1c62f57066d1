import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

function CallButton({ row, tabIndex, hasFocus }: GridRenderCellParams) {
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  // The arrow keys move the focus to the cell; hand it on to the button.
  React.useEffect(() => {
    if (hasFocus) buttonRef.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  return (
    <Button ref={buttonRef} size="small" tabIndex={tabIndex} href={`tel:${row.phone}`}>
      Call {row.name}
    </Button>
  );
}

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'role', headerName: 'Role', width: 120 },
  {
    field: 'call',
    headerName: 'Call',
    width: 150,
    sortable: false,
    renderCell: (params) => <CallButton {...params} />,
  },
];

const rows = [
  { id: 1, name: 'Ines', role: 'Electrician', phone: '555-0101' },
  { id: 2, name: 'Jonas', role: 'Plumber', phone: '555-0102' },
  { id: 3, name: 'Karin', role: 'Painter', phone: '555-0103' },
];

export default function ButtonsInCells() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Craftspeople" />
    </div>
  );
}
