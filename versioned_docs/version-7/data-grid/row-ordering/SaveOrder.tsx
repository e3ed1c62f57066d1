import * as React from 'react';
import Alert from '@mui/material/Alert';
import {
  DataGridPro,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-pro';
import { createRestApi } from '../../shared/createRestApi';

interface Stop {
  id: number;
  name: string;
  goods: string;
  position: number;
}

const columns: GridColDef<Stop>[] = [
  { field: 'name', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'goods', headerName: 'Goods', width: 120 },
];

const initialStops: Stop[] = [
  { id: 1, name: 'Harbor market', goods: 'Frozen', position: 0 },
  { id: 2, name: 'Elm Street school', goods: 'Dry', position: 1 },
  { id: 3, name: 'St. Anne clinic', goods: 'Frozen', position: 2 },
  { id: 4, name: 'Hillside bakery', goods: 'Dry', position: 3 },
];

const request = createRestApi<Stop>(initialStops, {
  validate: ({ goods, position }) =>
    goods === 'Frozen' && position > 2
      ? 'Frozen goods have to be delivered at one of the first three stops.'
      : undefined,
});

function move(stops: Stop[], from: number, to: number): Stop[] {
  const moved = [...stops];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

export default function SaveOrder() {
  const [stops, setStops] = React.useState(initialStops);
  const [saving, setSaving] = React.useState(false);
  const [message, setMessage] = React.useState('Drag a stop to change the route.');

  const saveOrder: GridEventListener<'rowOrderChange'> = async ({
    row,
    oldIndex,
    targetIndex,
  }) => {
    setStops((current) => move(current, oldIndex, targetIndex));
    setSaving(true);
    const response = await request(`/rows/${row.id}`, {
      method: 'PUT',
      body: JSON.stringify({ position: targetIndex }),
    });
    if (response.ok) {
      setMessage(`${row.name} is now stop ${targetIndex + 1}.`);
    } else {
      setStops((current) => move(current, targetIndex, oldIndex));
      setMessage((await response.json()).message);
    }
    setSaving(false);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGridPro
          rows={stops}
          columns={columns}
          rowReordering
          onRowOrderChange={saveOrder}
          loading={saving}
          disableColumnSorting
          disableColumnFilter
          hideFooter
          aria-label="Stops of the route"
        />
      </div>
      <Alert severity="info" role="status" sx={{ mt: 1 }}>
        {message}
      </Alert>
    </div>
  );
}
