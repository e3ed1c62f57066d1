import * as React from 'react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const { sum, min, max } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { sum, min, max };

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 140 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 150 },
  {
    field: 'summit',
    headerName: 'Summit (m)',
    type: 'number',
    width: 150,
    // Nobody adds up summits.
    availableAggregationFunctions: ['min', 'max'],
  },
  {
    field: 'grade',
    headerName: 'Grade',
    type: 'number',
    width: 110,
    aggregable: false,
  },
];

const rows = [
  { id: 1, trail: 'Gentian Path', length: 8.4, summit: 1720, grade: 2 },
  { id: 2, trail: 'Raven Ridge', length: 14.9, summit: 2380, grade: 4 },
  { id: 3, trail: 'Two Lakes', length: 11.2, summit: 1950, grade: 2 },
];

export default function LimitFunctions() {
  const [model, setModel] = React.useState<GridAggregationModel>({ length: 'sum' });
  const chosen = Object.entries(model).map(([field, name]) => `${field}: ${name}`);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          aggregationFunctions={aggregationFunctions}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          aria-label="Hiking trails"
          hideFooter
        />
      </div>
      <p role="status">{chosen.join(', ') || 'No totals'}</p>
    </div>
  );
}
