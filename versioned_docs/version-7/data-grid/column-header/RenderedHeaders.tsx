import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';

const icons: Record<string, React.ReactNode> = {
  celsius: <ThermostatIcon fontSize="small" color="action" />,
  humidity: <WaterDropIcon fontSize="small" color="action" />,
  wind: <AirIcon fontSize="small" color="action" />,
};

const renderHeader = ({ field, colDef }: GridColumnHeaderParams) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
    {icons[field]}
    {colDef.headerName}
  </Box>
);

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'celsius', headerName: '°C', type: 'number', width: 110, renderHeader },
  {
    field: 'humidity',
    headerName: 'Humidity',
    type: 'number',
    width: 140,
    renderHeader,
    valueFormatter: (value: number) => `${value}%`,
  },
  { field: 'wind', headerName: 'Wind', width: 120, renderHeader },
];

const rows = [
  { id: 1, city: 'Bergen', celsius: 9, humidity: 88, wind: '7 m/s' },
  { id: 2, city: 'Seville', celsius: 31, humidity: 24, wind: '3 m/s' },
  { id: 3, city: 'Riga', celsius: 14, humidity: 67, wind: '5 m/s' },
];

export default function RenderedHeaders() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Weather" />
    </div>
  );
}
