import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { waitForServer } from '../../shared/waitForServer';

interface Meter {
  id: number;
  flat: string;
  reading: number;
}

const columns: GridColDef<Meter>[] = [
  { field: 'flat', headerName: 'Flat', flex: 1, minWidth: 120 },
  {
    field: 'reading',
    headerName: 'Reading (m³)',
    type: 'number',
    width: 150,
    editable: true,
  },
];

const stored: Meter[] = [
  { id: 1, flat: 'Ground floor', reading: 218 },
  { id: 2, flat: 'First floor', reading: 164 },
  { id: 3, flat: 'Attic', reading: 97 },
];

export default function SaveAllAtOnce() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(stored);
  const [changes, setChanges] = React.useState<ReadonlyMap<number, Meter>>(new Map());
  const [isSaving, setIsSaving] = React.useState(false);

  const collect = (row: Meter) => {
    const before = rows.find(({ id }) => id === row.id);
    setChanges((current) => {
      const next = new Map(current);
      if (before?.reading === row.reading) next.delete(row.id);
      else next.set(row.id, row);
      return next;
    });
    return row;
  };

  // The buttons are about to be disabled, and would lose the focus.
  const focusGrid = () => apiRef.current?.setColumnHeaderFocus('flat');

  const saveAll = async () => {
    setIsSaving(true);
    focusGrid();
    await waitForServer(600);
    setRows((current) => current.map((row) => changes.get(row.id) ?? row));
    // A row that has changed again in the meantime stays on the list.
    setChanges(
      (current) => new Map([...current].filter(([id, row]) => changes.get(id) !== row)),
    );
    setIsSaving(false);
  };

  const discardAll = () => {
    focusGrid();
    apiRef.current?.updateRows(rows.filter(({ id }) => changes.has(id)));
    setChanges(new Map());
  };

  const hasNone = changes.size === 0;

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          processRowUpdate={collect}
          isCellEditable={() => !isSaving}
          loading={isSaving}
          getCellClassName={({ id, field }) =>
            field === 'reading' && changes.has(Number(id)) ? 'unsaved' : ''
          }
          hideFooter
          aria-label="Water meters"
          sx={{ '& .unsaved': { fontWeight: 700, fontStyle: 'italic' } }}
        />
      </div>
      <Button onClick={saveAll} disabled={hasNone || isSaving}>
        Save all
      </Button>
      <Button onClick={discardAll} disabled={hasNone || isSaving}>
        Discard
      </Button>
      <span role="status">{hasNone ? 'All saved' : `Not saved: ${changes.size}`}</span>
    </div>
  );
}
