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
  { field: 'id', headerName: 'Shipment', width: 130 },
  { field: 'to', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 130 },
];

export default function EstimatedRowCount() {
  const apiRef = useGridApiRef();
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 8,
  });
  const { rows, rowCount, loading, error, retry } = useShipmentPage(paginationModel);

  const tryAgain = () => {
    retry();
    // The button disappears, so the focus moves to the grid.
    apiRef.current?.setColumnHeaderFocus('id');
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 382 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          paginationMode="server"
          rowCount={rowCount}
          estimatedRowCount={60}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[8]}
          density="compact"
          aria-label="Shipments, total estimated"
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
