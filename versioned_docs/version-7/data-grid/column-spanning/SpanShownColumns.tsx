import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  gridVisibleColumnFieldsSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Sample {
  id: string;
  site: string;
  nitrate?: number;
  ph?: number;
  lead?: number;
  problem?: string;
}

const measured = ['nitrate', 'ph', 'lead'];

const columns: GridColDef<Sample>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 120 },
  {
    field: 'nitrate',
    headerName: 'Nitrate (mg/l)',
    width: 130,
    hideable: false,
    valueGetter: (_value, row) => row.problem ?? row.nitrate,
    colSpan: (_value, row, _column, apiRef) => {
      if (!row.problem) return 1;
      const shown = gridVisibleColumnFieldsSelector(apiRef);
      return measured.filter((field) => shown.includes(field)).length;
    },
  },
  { field: 'ph', headerName: 'pH', width: 80 },
  { field: 'lead', headerName: 'Lead (µg/l)', width: 110 },
  { field: 'id', headerName: 'Sample', width: 100 },
];

const rows: Sample[] = [
  { id: 'S-204', site: 'Mill weir', nitrate: 11.2, ph: 7.4, lead: 1.9 },
  { id: 'S-205', site: 'Old bridge', problem: 'Bottle broken, take another' },
  { id: 'S-206', site: 'Harbor', nitrate: 18.7, ph: 7.9, lead: 4.1 },
];

export default function SpanShownColumns() {
  const [isLeadShown, setIsLeadShown] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Show lead"
        control={
          <Switch
            checked={isLeadShown}
            onChange={(event) => setIsLeadShown(event.target.checked)}
          />
        }
      />
      <div style={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnVisibilityModel={{ lead: isLeadShown }}
          onColumnVisibilityModelChange={({ lead }) => setIsLeadShown(lead !== false)}
          disableColumnSelector
          hideFooter
          aria-label="Water samples"
        />
      </div>
    </div>
  );
}
