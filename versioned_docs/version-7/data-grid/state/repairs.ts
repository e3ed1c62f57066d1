import { type GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 120 },
  { field: 'fault', headerName: 'Fault', width: 140 },
  { field: 'mechanic', headerName: 'Mechanic', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export const rows = [
  { id: 1, bike: 'Red tandem', fault: 'Chain', mechanic: 'Noor', minutes: 25 },
  { id: 2, bike: 'Cargo no. 3', fault: 'Brakes', mechanic: 'Otto', minutes: 40 },
  { id: 3, bike: 'City no. 12', fault: 'Flat tire', mechanic: 'Noor', minutes: 15 },
  { id: 4, bike: 'City no. 7', fault: 'Brakes', mechanic: 'Ines', minutes: 35 },
  { id: 5, bike: 'Folding no. 1', fault: 'Hinge', mechanic: 'Otto', minutes: 60 },
];
