import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const stops = ['Harbor', 'Old town', 'Station', 'Mill Lane'];

const rows = Array.from({ length: 11 }, (_, index) => ({
  id: `B-${31 + index}`,
  stop: stops[(index * 3) % stops.length],
  weight: 8 + ((index * 5) % 9),
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Mailbag', width: 120 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

export default function PickByPage() {
  const apiRef = useGridApiRef();
  const [load, setLoad] = React.useState({ bags: 0, weight: 0 });

  const weighSelection = () => {
    const bags = [...apiRef.current.getSelectedRows().values()];
    setLoad({
      bags: bags.length,
      weight: bags.reduce((sum, bag) => sum + Number(bag.weight), 0),
    });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 321, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          checkboxSelectionVisibleOnly
          onRowSelectionModelChange={weighSelection}
          pagination
          pageSizeOptions={[4]}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          aria-label="Mailbags"
        />
      </div>
      <Typography role="status">
        {`On the truck: ${load.bags} bags, ${load.weight} kg`}
      </Typography>
    </Stack>
  );
}
