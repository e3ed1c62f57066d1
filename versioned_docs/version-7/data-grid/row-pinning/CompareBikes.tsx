import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';

const frames = ['Tern', 'Kestrel', 'Swift', 'Heron', 'Martin'];

const bikes = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  bike: `${frames[index % frames.length]} ${100 * (1 + Math.floor(index / frames.length))}`,
  weight: 9.4 + ((index * 7) % 31) / 10,
  range: 45 + ((index * 13) % 60),
}));

type Bike = (typeof bikes)[number];

export default function CompareBikes() {
  const [pinned, setPinned] = React.useState<GridRowId[]>([4, 11]);

  const columns = React.useMemo(
    (): GridColDef<Bike>[] => [
      {
        field: 'pin',
        headerName: 'Compare',
        type: 'actions',
        width: 90,
        getActions: ({ id, row }) => {
          const isPinned = pinned.includes(id);
          return [
            <GridActionsCellItem
              key="pin"
              icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
              label={isPinned ? `Unpin ${row.bike}` : `Pin ${row.bike}`}
              onClick={() =>
                setPinned((ids) =>
                  isPinned ? ids.filter((each) => each !== id) : [...ids, id].slice(-2),
                )
              }
            />,
          ];
        },
      },
      { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 110 },
      { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 115 },
      { field: 'range', headerName: 'Range (km)', type: 'number', width: 115 },
    ],
    [pinned],
  );

  const { rows, pinnedRows } = React.useMemo(
    () => ({
      rows: bikes.filter(({ id }) => !pinned.includes(id)),
      pinnedRows: { top: bikes.filter(({ id }) => pinned.includes(id)) },
    }),
    [pinned],
  );

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Bikes"
      />
    </div>
  );
}
