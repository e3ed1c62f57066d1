import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const seats = ['1', '2', '3', '4', '5', '6'];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Row', width: 70 },
  ...seats.map(
    (seat): GridColDef => ({
      field: seat,
      headerName: `Seat ${seat}`,
      width: 90,
      align: 'center',
      sortable: false,
      valueFormatter: (value?: string) => value ?? 'free',
    }),
  ),
];

type SeatRow = { id: string } & Record<string, string>;

const plan: SeatRow[] = [
  { id: 'A', 2: 'sold', 3: 'sold' },
  { id: 'B', 5: 'sold' },
  { id: 'C' },
];

const isSeat = (field: string) => seats.includes(field);

export default function ReserveSeats() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(plan);
  const [model, setModel] = React.useState<GridCellSelectionModel>({});

  const chosen = rows.flatMap((row) =>
    Object.entries(model[row.id] ?? {}).flatMap(([field, isSelected]) =>
      isSelected && isSeat(field) && !row[field] ? [{ id: row.id, field }] : [],
    ),
  );

  const reserve = () => {
    setRows((current) =>
      current.map((row) => ({
        ...row,
        ...Object.fromEntries(
          chosen.filter(({ id }) => id === row.id).map(({ field }) => [field, 'yours']),
        ),
      })),
    );
    apiRef.current?.setCellSelectionModel({});
    // The button is about to be disabled, so it can't keep the focus.
    const [first] = chosen;
    if (first) apiRef.current?.setCellFocus(first.id, first.field);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
          disableColumnMenu
          hideFooter
          aria-label="Seats"
        />
      </div>
      <Button onClick={reserve} disabled={chosen.length === 0}>
        Reserve
      </Button>
      <span role="status">Free seats selected: {chosen.length}</span>
    </div>
  );
}
