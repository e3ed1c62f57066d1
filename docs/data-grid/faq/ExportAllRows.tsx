import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'seat', headerName: 'Seat', width: 110 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
];

const rows = Array.from({ length: 30 }, (_, id) => ({
  id,
  seat: `${'ABC'[id % 3]}${Math.floor(id / 3) + 1}`,
  guest: `Guest ${id + 1}`,
}));

export default function ExportAllRows() {
  const apiRef = useGridApiRef();
  const [lines, setLines] = React.useState('');

  const count = (everything: boolean) => {
    const csv = apiRef.current?.getDataAsCsv({
      includeHeaders: false,
      ...(everything && {
        getRowsToExport: ({ apiRef: api }) =>
          Object.values(gridRowTreeSelector(api))
            .filter((node) => node.type === 'leaf')
            .map((node) => node.id),
      }),
    });
    setLines(`${csv?.split('\r\n').length} lines`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => count(false)}>
          As filtered
        </Button>
        <Button variant="outlined" onClick={() => count(true)}>
          All rows
        </Button>
        <span role="status">{lines}</span>
      </Stack>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{
            pagination: { paginationModel: { pageSize: 5 } },
            filter: {
              filterModel: {
                items: [{ field: 'seat', operator: 'startsWith', value: 'A' }],
              },
            },
          }}
          pageSizeOptions={[5, 10]}
          aria-label="Seats"
        />
      </div>
    </Stack>
  );
}
