import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 150 },
  { field: 'km', headerName: 'Length (km)', type: 'number', width: 140 },
  { field: 'dogs', headerName: 'Dogs allowed', type: 'boolean', width: 140 },
];

const rows = [
  { id: 1, trail: 'Heron Loop', km: 4.5, dogs: true },
  { id: 2, trail: 'Ridge Path', km: 17, dogs: false },
  { id: 3, trail: 'Mill Valley', km: 9.2, dogs: true },
  { id: 4, trail: 'Old Quarry', km: 6.8, dogs: false },
];

const dogsAllowed = { id: 'dogs', field: 'dogs', operator: 'is', value: 'true' };

export default function FilterFromCode() {
  const apiRef = useGridApiRef();
  const [total, setTotal] = React.useState<number>();

  const addUp = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    setTotal(entries.reduce((sum, { model }) => sum + model.km, 0));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.upsertFilterItem(dogsAllowed)}
        >
          Dogs allowed
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.deleteFilterItem(dogsAllowed)}
        >
          All trails
        </Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('km')}>
          Filter by length
        </Button>
        <Button onClick={addUp}>Add up the visible rows</Button>
      </Stack>
      <div style={{ height: 268, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Hiking trails"
        />
      </div>
      <Typography variant="body2" role="status">
        {total === undefined
          ? 'Not added up yet.'
          : `${total.toFixed(1)} km in the visible rows.`}
      </Typography>
    </Stack>
  );
}
