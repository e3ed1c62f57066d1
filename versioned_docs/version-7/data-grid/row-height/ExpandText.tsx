import * as React from 'react';
import Link from '@mui/material/Link';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

function ReviewCell({ value = '', tabIndex }: GridRenderCellParams<object, string>) {
  const [open, setOpen] = React.useState(false);
  const isLong = value.length > 70;

  return (
    <div>
      {open || !isLong ? value : `${value.slice(0, 60)}… `}{' '}
      {isLong && (
        <Link
          component="button"
          tabIndex={tabIndex}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ font: 'inherit' }}
        >
          {open ? 'Show less' : 'Show more'}
        </Link>
      )}
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', width: 110 },
  {
    field: 'review',
    headerName: 'Review',
    flex: 1,
    minWidth: 220,
    renderCell: (params) => <ReviewCell {...params} />,
  },
];

const rows = [
  { id: 1, guest: 'Elif', review: 'Quiet rooms, good bread.' },
  {
    id: 2,
    guest: 'Henrik',
    review:
      'The path from the station is steep, and nobody tells you that the last bus leaves at eight. The view in the morning makes up for it. Bring slippers, the stone floor is cold, and ask for the room under the roof: it is the only one with a window to the east.',
  },
  {
    id: 3,
    guest: 'Amara',
    review:
      'We stayed for three nights with two children. The garden is safe, the kitchen has everything, and the owner lent us bicycles without asking for anything.',
  },
];

const getRowHeight = () => 'auto' as const;

export default function ExpandText() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={() => 84}
        disableRowSelectionOnClick
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
        hideFooter
        aria-label="Reviews"
      />
    </div>
  );
}
