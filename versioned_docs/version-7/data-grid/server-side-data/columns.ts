import { type GridColDef } from '@mui/x-data-grid-pro';
import { type Seed } from './seeds';

export const columns: GridColDef<Seed>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'family', headerName: 'Family', width: 110 },
  { field: 'sowing', headerName: 'Sow in', width: 100 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 100 },
];
