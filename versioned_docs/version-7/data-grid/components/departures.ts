import { type GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

export const rows = [
  { id: 1, time: '07:05', flight: 'LX 340', to: 'Zurich', gate: 'B4', delay: 0 },
  { id: 2, time: '07:20', flight: 'TP 551', to: 'Lisbon', gate: 'A1', delay: 25 },
  { id: 3, time: '07:45', flight: 'SK 677', to: 'Oslo', gate: 'B7', delay: 0 },
  { id: 4, time: '08:10', flight: 'EI 391', to: 'Dublin', gate: 'A3', delay: 70 },
];
