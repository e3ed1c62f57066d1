import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const LIMIT = 3;

const columns: GridColDef[] = [
  { field: 'photo', headerName: 'Photo', flex: 1, minWidth: 150 },
  { field: 'place', headerName: 'Place', width: 130 },
];

const rows = [
  { id: 1, photo: 'Morning fog', place: 'Lake Como' },
  { id: 2, photo: 'Ferry at night', place: 'Bergen' },
  { id: 3, photo: 'Two herons', place: 'Danube delta' },
  { id: 4, photo: 'Dry stone wall', place: 'Yorkshire' },
  { id: 5, photo: 'Market stall', place: 'Palermo' },
];

export default function AtMostThree() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  // Once three rows are selected, the checkboxes of the others are disabled.
  const isRowSelectable = React.useCallback<
    NonNullable<DataGridProps['isRowSelectable']>
  >(({ id }) => model.ids.size < LIMIT || model.ids.has(id), [model]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 321 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          isRowSelectable={isRowSelectable}
          rowSelectionModel={model}
          onRowSelectionModelChange={({ type, ids }) =>
            // "Select all" and a range can contain more rows: the first three stay.
            setModel({ type, ids: new Set([...ids].slice(0, LIMIT)) })
          }
          hideFooter
          aria-label="Photos for the cover"
        />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        {model.ids.size} of {LIMIT} photos chosen
      </Typography>
    </div>
  );
}
