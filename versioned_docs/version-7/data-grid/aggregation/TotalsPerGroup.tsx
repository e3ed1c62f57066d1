import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

type GetPosition = NonNullable<DataGridPremiumProps['getAggregationPosition']>;

const positions: Record<string, GetPosition> = {
  'on the group': (node) => (node.depth === -1 ? null : 'inline'),
  'below the group': (node) => (node.depth === -1 ? null : 'footer'),
  'at the end only': (node) => (node.depth === -1 ? 'footer' : null),
};

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 120 },
  { field: 'device', headerName: 'Device', flex: 1, minWidth: 130 },
  { field: 'watts', headerName: 'Watts', type: 'number', width: 120 },
];

const rows = [
  { id: 1, room: 'Kitchen', device: 'Oven', watts: 2400 },
  { id: 2, room: 'Kitchen', device: 'Fridge', watts: 120 },
  { id: 3, room: 'Study', device: 'Monitor', watts: 45 },
  { id: 4, room: 'Study', device: 'Printer', watts: 30 },
];

export default function TotalsPerGroup() {
  const [place, setPlace] = React.useState('on the group');

  return (
    <div style={{ width: '100%' }}>
      <RadioGroup
        row
        aria-label="Show totals"
        value={place}
        onChange={(_event, value) => setPlace(value)}
      >
        {Object.keys(positions).map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
      <div style={{ height: 476 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          getAggregationPosition={positions[place]}
          defaultGroupingExpansionDepth={-1}
          initialState={{
            rowGrouping: { model: ['room'] },
            aggregation: { model: { watts: 'sum' } },
            columns: { columnVisibilityModel: { room: false } },
          }}
          aria-label="Power of devices"
          hideFooter
        />
      </div>
    </div>
  );
}
