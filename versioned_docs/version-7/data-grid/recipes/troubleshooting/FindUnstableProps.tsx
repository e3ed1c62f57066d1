import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { useChangedProps } from './useChangedProps';

const rows = [
  { id: 1, lamp: 'Desk lamp', watts: 6 },
  { id: 2, lamp: 'Floor lamp', watts: 14 },
];

const stableColumns: GridColDef[] = [
  { field: 'lamp', headerName: 'Lamp', flex: 1, minWidth: 120 },
  { field: 'watts', headerName: 'Watts', type: 'number', width: 110 },
];
const stableClassName = () => 'lamp';

function CheckedGrid({ grid }: { grid: DataGridProps }) {
  const changed = useChangedProps(grid);
  return (
    <>
      <div style={{ height: 164 }}>
        <DataGrid {...grid} />
      </div>
      <p role="status">
        {changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'No prop has changed.'}
      </p>
    </>
  );
}

export default function FindUnstableProps() {
  const [isStable, setIsStable] = React.useState(false);
  const [renders, setRenders] = React.useState(1);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setRenders(renders + 1)}>Render again ({renders})</Button>
      <FormControlLabel
        control={<Switch checked={isStable} onChange={() => setIsStable(!isStable)} />}
        label="Stable props"
      />
      <CheckedGrid
        grid={{
          rows,
          columns: isStable ? stableColumns : [...stableColumns],
          getRowClassName: isStable ? stableClassName : () => 'lamp',
          hideFooter: true,
          'aria-label': 'Lamps',
        }}
      />
    </div>
  );
}
