import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { fetchParcels, type Parcel } from './parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 120 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
  { field: 'status', headerName: 'Status', width: 150 },
];

export default function ServerSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Parcel[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let current = true;
    fetchParcels(sortModel).then((parcels) => {
      if (current) {
        setRows(parcels);
        setLoading(false);
      }
    });
    return () => {
      current = false;
    };
  }, [sortModel]);

  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        onSortModelChange={(model) => {
          setLoading(true);
          setSortModel(model);
        }}
        aria-label="Parcels"
        hideFooter
      />
    </div>
  );
}
