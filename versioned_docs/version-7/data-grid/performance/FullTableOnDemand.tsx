import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'riders', headerName: 'Riders', type: 'number', width: 110 },
];

const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  stop: `Stop ${index + 1}`,
  riders: 40 + ((index * 29) % 300),
}));

export default function FullTableOnDemand() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState<number>();

  const readAll = () => {
    apiRef.current?.unstable_setVirtualization(false);
    // The rows are in the document after the next frame.
    requestAnimationFrame(() => {
      const root = apiRef.current?.rootElementRef.current;
      setCount(root?.querySelectorAll('[role="row"][data-id]').length);
      apiRef.current?.unstable_setVirtualization(true);
    });
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={readAll}>Read the whole page</Button>
      <span role="status">{count === undefined ? '' : `Rows read: ${count}`}</span>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Riders of a bus line"
        />
      </div>
    </div>
  );
}
