import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvGetRowsToExportParams,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', width: 110 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  { field: 'owner', headerName: 'Owner', width: 120 },
];

const subjects = ['Refund', 'Late parcel', 'Wrong size', 'Invoice', 'Return label'];
const rows = Array.from({ length: 23 }, (_, index) => ({
  id: index,
  ticket: `T-${400 + index}`,
  subject: subjects[index % subjects.length],
  owner: ['Femi', 'Greta', 'Hiro'][index % 3],
}));

const thisPage = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);

const everything = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  apiRef.current.getAllRowIds();

export default function ChooseRows() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          onClick={() => apiRef.current?.exportDataAsCsv({ getRowsToExport: thisPage })}
        >
          Export this page
        </Button>
        <Button
          onClick={() => apiRef.current?.exportDataAsCsv({ getRowsToExport: everything })}
        >
          Export all rows
        </Button>
      </Stack>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          aria-label="Tickets"
        />
      </div>
    </Stack>
  );
}
