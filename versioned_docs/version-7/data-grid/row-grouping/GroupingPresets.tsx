import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'container', headerName: 'Container', flex: 1, minWidth: 130 },
  { field: 'ship', headerName: 'Ship', width: 130 },
  { field: 'port', headerName: 'Port', width: 130 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 100 },
];

const rows = [
  { id: 1, container: 'KLU 4410', ship: 'Marta', port: 'Lisbon', tons: 21 },
  { id: 2, container: 'KLU 4411', ship: 'Marta', port: 'Dakar', tons: 18 },
  { id: 3, container: 'OSN 0087', ship: 'Ingrid', port: 'Lisbon', tons: 24 },
  { id: 4, container: 'OSN 0090', ship: 'Ingrid', port: 'Lisbon', tons: 9 },
  { id: 5, container: 'BRT 7120', ship: 'Marta', port: 'Lisbon', tons: 12 },
];

export default function GroupingPresets() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridRowGroupingModel>(['ship']);
  const initialState = useKeepGroupedColumnsHidden({ apiRef, rowGroupingModel: model });

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group by"
        value={model.join()}
        onChange={(_event, value: string | null) =>
          setModel(value ? value.split(',') : [])
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="ship">Ship</ToggleButton>
        <ToggleButton value="port">Port</ToggleButton>
        <ToggleButton value="ship,port">Ship, then port</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 424 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          defaultGroupingExpansionDepth={1}
          aria-label="Containers"
          hideFooter
        />
      </div>
    </div>
  );
}
