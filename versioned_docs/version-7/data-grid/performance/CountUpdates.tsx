import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 110 },
  { field: 'books', headerName: 'Books', type: 'number', width: 110 },
];

const rows = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  shelf: `Shelf ${index + 1}`,
  books: 20 + ((index * 13) % 25),
}));

export default function CountUpdates() {
  const apiRef = useGridApiRef();
  const [passes, setPasses] = React.useState<number>();

  const addOneBook = (update: (changed: typeof rows) => void) => {
    let count = 0;
    const stop = apiRef.current?.subscribeEvent('rowsSet', () => {
      count += 1;
    });
    update(
      rows.map(({ id, ...row }) => ({
        ...row,
        id,
        books: (apiRef.current?.getRow(id)?.books ?? 0) + 1,
      })),
    );
    stop?.();
    setPasses(count);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() =>
          addOneBook((changed) =>
            changed.forEach((row) => apiRef.current?.updateRows([row])),
          )
        }
      >
        100 calls
      </Button>
      <Button
        onClick={() => addOneBook((changed) => apiRef.current?.updateRows(changed))}
      >
        One call
      </Button>
      <span role="status">
        {passes === undefined ? '' : `The grid went through its rows: ${passes}×`}
      </span>
      <div style={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Shelves"
        />
      </div>
    </div>
  );
}
