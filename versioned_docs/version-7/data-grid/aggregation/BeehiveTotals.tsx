import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 130 },
  { field: 'frames', headerName: 'Frames', type: 'number', width: 120 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, hive: 'Orchard', frames: 10, honey: 18.5 },
  { id: 2, hive: 'Meadow', frames: 8, honey: 12 },
  { id: 3, hive: 'Roof', frames: 11, honey: 21.3 },
];

export default function BeehiveTotals() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { frames: 'avg', honey: 'sum' } } }}
        aria-label="Harvest of three hives"
        hideFooter
      />
    </div>
  );
}
