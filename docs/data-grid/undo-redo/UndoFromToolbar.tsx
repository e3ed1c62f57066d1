import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { historyIcons } from '../../shared/historyIcons';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', width: 80 },
  { field: 'spring', headerName: 'Spring', flex: 1, minWidth: 120, editable: true },
  { field: 'summer', headerName: 'Summer', flex: 1, minWidth: 120, editable: true },
];

const rows = [
  { id: 1, bed: 'A', spring: 'Spinach', summer: 'Runner beans' },
  { id: 2, bed: 'B', spring: 'Radishes', summer: 'Zucchini' },
  { id: 3, bed: 'C', spring: 'Peas', summer: 'Leeks' },
  { id: 4, bed: 'D', spring: '', summer: 'Pumpkins' },
];

export default function UndoFromToolbar() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={historyIcons}
        showToolbar
        hideFooter
        label="Planting plan"
      />
    </div>
  );
}
