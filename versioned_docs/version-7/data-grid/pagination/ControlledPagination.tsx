import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';

const months = ['January', 'February', 'March', 'April'];
const people = ['Ines', 'Jonas', 'Kira', 'Luca', 'Maya', 'Nils'];

const columns: GridColDef[] = [
  { field: 'month', headerName: 'Month', width: 140 },
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 120 },
];

// Six people in each month, so a page of six rows is a month.
const rows = Array.from({ length: 24 }, (_, index) => ({
  id: index,
  month: months[Math.floor(index / 6)],
  person: people[index % 6],
  hours: 120 + ((index * 29) % 50),
}));

export default function ControlledPagination() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 2,
    pageSize: 6,
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {months.map((month, page) => (
          <Button
            key={month}
            size="small"
            variant={page === paginationModel.page ? 'contained' : 'outlined'}
            aria-pressed={page === paginationModel.page}
            onClick={() => setPaginationModel({ page, pageSize: 6 })}
          >
            {month}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 424, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[6]}
          aria-label="Working hours"
        />
      </div>
    </Stack>
  );
}
