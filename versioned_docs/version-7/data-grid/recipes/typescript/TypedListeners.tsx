import * as React from 'react';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid';

interface Bus {
  id: number;
  line: string;
  seats: number;
}

const columns: GridColDef<Bus>[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110, editable: true },
];

const rows: Bus[] = [
  { id: 31, line: '31 Harbor', seats: 48 },
  { id: 40, line: '40 University', seats: 96 },
  { id: 77, line: '77 Night bus', seats: 32 },
];

/** A prop of the grid has its type there: take it, and the parameters are known. */
const keepSensible: DataGridProps<Bus>['processRowUpdate'] = (bus) => ({
  ...bus,
  seats: Math.min(120, Math.max(10, bus.seats)),
});

export default function TypedListeners() {
  const apiRef = useGridApiRef();
  const [lastId, setLastId] = React.useState<GridRowId>();

  const rememberRow = ({ id }: GridRowParams<Bus>) => setLastId(id);

  const addSeat: GridEventListener<'cellKeyDown'> = ({ id, field }, event) => {
    if (field !== 'seats' || event.key !== '+') return;
    // A "+" would start an edit.
    event.defaultMuiPrevented = true;
    const bus = apiRef.current?.getRow<Bus>(id);
    if (bus) apiRef.current?.updateRows([{ id, seats: bus.seats + 1 }]);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          processRowUpdate={keepSensible}
          onRowClick={rememberRow}
          onCellKeyDown={addSeat}
          hideFooter
          aria-label="Buses"
        />
      </div>
      <p role="status">Last row: {lastId ?? 'none'}. Press + on a number of seats.</p>
    </div>
  );
}
