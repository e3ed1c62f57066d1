import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const cities = ['Oslo', 'Quito', 'Hanoi', 'Perth', 'Accra', 'Lima', 'Turin', 'Kyoto'];

const columns: GridColDef[] = [
  { field: 'sensor', headerName: 'Sensor', width: 130 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 140 },
];

const rows = Array.from({ length: 24 }, (_, index) => ({
  id: index,
  sensor: `HX-${String(index + 1).padStart(3, '0')}`,
  city: cities[(index * 3) % cities.length],
  humidity: 31 + ((index * 17) % 58),
}));

export default function PageSizeLabels() {
  return (
    <div style={{ height: 382, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 8 } } }}
        pageSizeOptions={[4, 8, { value: -1, label: 'All' }]}
        density="compact"
        aria-label="Humidity sensors"
      />
    </div>
  );
}
