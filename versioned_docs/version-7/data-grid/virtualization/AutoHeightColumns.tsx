import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridVirtualizationSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const remarks = [
  'Delivered.',
  'The recipient was out, the parcel is with the neighbor on the second floor.',
  'Returned to the depot after two attempts.',
];

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 100 },
  ...Array.from(
    { length: 24 },
    (_, index): GridColDef => ({
      field: `day${index + 1}`,
      headerName: `March ${index + 1}`,
      width: 170,
      sortable: false,
      valueGetter: (_value, row) => remarks[(row.id + index * 2) % remarks.length],
    }),
  ),
];

const rows = Array.from({ length: 60 }, (_, id) => ({ id, parcel: `P-${400 + id}` }));

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 80;

function ColumnCount() {
  const apiRef = useGridApiContext();
  const { renderContext } = useGridSelector(apiRef, gridVirtualizationSelector);

  return (
    <Typography variant="body2" sx={{ p: 1.5 }}>
      {renderContext.lastColumnIndex - renderContext.firstColumnIndex} of {columns.length}{' '}
      columns are in the DOM.
    </Typography>
  );
}

export default function AutoHeightColumns() {
  const [virtualize, setVirtualize] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={virtualize}
            onChange={(event) => setVirtualize(event.target.checked)}
          />
        }
        label="Virtualize columns"
      />
      <div style={{ height: 360, width: '100%' }}>
        <DataGrid
          key={String(virtualize)}
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          getEstimatedRowHeight={getEstimatedRowHeight}
          virtualizeColumnsWithAutoRowHeight={virtualize}
          slots={{ footer: ColumnCount }}
          sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
          aria-label="Remarks of the couriers"
        />
      </div>
    </Stack>
  );
}
