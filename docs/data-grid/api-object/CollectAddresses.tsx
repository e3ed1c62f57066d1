import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 130 },
  { field: 'mail', headerName: 'Address', width: 200 },
];

const rows = [
  { id: 1, guest: 'Ivo Brandt', seats: 6, mail: 'ivo@example.org' },
  { id: 2, guest: 'Lea Moreau', seats: 2, mail: 'lea@example.org' },
  { id: 3, guest: 'Amir Haddad', seats: 4, mail: 'amir@example.org' },
];

export default function CollectAddresses() {
  const apiRef = useGridApiRef();
  const [addresses, setAddresses] = React.useState('');

  const collect = () => {
    const shown = gridFilteredSortedRowEntriesSelector(apiRef);
    setAddresses(shown.map(({ model }) => model.mail).join('; '));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'guest', sort: 'asc' }] },
            filter: {
              filterModel: { items: [{ field: 'seats', operator: '>=', value: 4 }] },
            },
          }}
          hideFooter
          aria-label="Reservations"
        />
      </div>
      <Button variant="outlined" onClick={collect}>
        Collect the addresses shown
      </Button>
      <Box role="status" sx={{ minHeight: 48 }}>
        {addresses}
      </Box>
    </Stack>
  );
}
