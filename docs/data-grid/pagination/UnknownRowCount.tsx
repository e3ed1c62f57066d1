import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { type Shipment } from './shipments';
import { useShipmentPage } from './useShipmentPage';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', flex: 1, minWidth: 110 },
  { field: 'from', headerName: 'From', width: 130 },
  { field: 'to', headerName: 'To', width: 130 },
];

export default function UnknownRowCount() {
  const apiRef = useGridApiRef();
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 20,
  });
  const { rows, rowCount, loading, error, retry } = useShipmentPage(paginationModel);

  const tryAgain = () => {
    retry();
    // The button disappears, so the focus moves to the grid.
    apiRef.current?.setColumnHeaderFocus('id');
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          paginationMode="server"
          rowCount={rowCount}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[20]}
          density="compact"
          aria-label="Shipments, total unknown"
        />
      </div>
      <div style={{ minHeight: 56, paddingTop: 8 }}>
        {error && !loading && (
          <Alert severity="error" action={<Button onClick={tryAgain}>Try again</Button>}>
            {error}
          </Alert>
        )}
      </div>
    </div>
  );
}
