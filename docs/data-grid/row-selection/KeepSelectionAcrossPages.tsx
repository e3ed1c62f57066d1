import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fetchReadings, readingCount, type Reading } from './readings';

const columns: GridColDef<Reading>[] = [
  { field: 'sensor', headerName: 'Sensor', flex: 1, minWidth: 160 },
  { field: 'celsius', headerName: 'Temperature (°C)', type: 'number', width: 170 },
];

export default function KeepSelectionAcrossPages() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 4 });
  const [rows, setRows] = React.useState<Reading[]>([]);

  React.useEffect(() => {
    let current = true;
    fetchReadings(paginationModel.page, paginationModel.pageSize).then((readings) => {
      if (current) {
        setRows(readings);
      }
    });
    return () => {
      current = false;
    };
  }, [paginationModel]);

  return (
    <div style={{ height: 321, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        keepNonExistentRowsSelected
        paginationMode="server"
        rowCount={readingCount}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[4]}
        aria-label="Sensor readings"
      />
    </div>
  );
}
