import * as React from 'react';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { type Shipment } from './shipments';
import { useShipmentPage } from './useShipmentPage';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', flex: 1, minWidth: 110 },
  { field: 'from', headerName: 'From', width: 130 },
  { field: 'to', headerName: 'To', width: 130 },
];

export default function UnknownRowCount() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 20,
  });
  const { rows, rowCount, loading } = useShipmentPage(paginationModel);

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
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
  );
}
