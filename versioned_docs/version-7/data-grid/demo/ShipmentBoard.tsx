import * as React from 'react';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { carriers, createShipments } from './orders';

type Shipment = ReturnType<typeof createShipments>[number];

const rows = createShipments(2000);

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 120 },
  { field: 'town', headerName: 'To', width: 120 },
  { field: 'country', headerName: 'Country', width: 120 },
  {
    field: 'carrier',
    headerName: 'Carrier',
    type: 'singleSelect',
    valueOptions: carriers,
    width: 130,
  },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'left', headerName: 'Left', type: 'date', width: 140 },
  { field: 'temperature', headerName: 'Max °C', type: 'number', width: 110 },
  { field: 'days', headerName: 'Days', type: 'number', width: 100 },
];

const urgent = rows.slice(0, 1).map((row) => ({ ...row, id: 'Next to load' }));

const getDetailPanelContent: DataGridProProps<Shipment>['getDetailPanelContent'] = ({
  row,
}) => (
  <Stepper activeStep={row.days % 4} alternativeLabel sx={{ py: 2 }}>
    {row.stops.map((stop, index) => (
      <Step key={index}>
        <StepLabel>{stop}</StepLabel>
      </Step>
    ))}
  </Stepper>
);

const getDetailPanelHeight = () => 110;

export default function ShipmentBoard() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={{ top: urgent }}
        headerFilters
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          pinnedColumns: { left: ['__detail_panel_toggle__', 'id'], right: ['days'] },
          sorting: {
            sortModel: [
              { field: 'country', sort: 'asc' },
              { field: 'left', sort: 'asc' },
            ],
          },
        }}
        aria-label="Shipments"
      />
    </div>
  );
}
