import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'machine', headerName: 'Machine', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Hours run', type: 'number', width: 160 },
  { field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 210 },
];

const rows = [
  { id: 1, machine: 'Lathe 1', hours: 4120, temperature: 41 },
  { id: 2, machine: 'Lathe 2', hours: 980, temperature: 77 },
  { id: 3, machine: 'Press', hours: 5230, temperature: 82 },
  { id: 4, machine: 'Mill', hours: 1460, temperature: 38 },
  { id: 5, machine: 'Saw', hours: 3990, temperature: 73 },
];

export default function SeveralFilters() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    logicOperator: GridLogicOperator.Or,
    items: [
      { id: 'worn', field: 'hours', operator: '>', value: 4000 },
      { id: 'hot', field: 'temperature', operator: '>', value: 70 },
    ],
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={filterModel.logicOperator}
        onChange={(_event, logicOperator: GridLogicOperator | null) => {
          if (logicOperator) {
            setFilterModel({ ...filterModel, logicOperator });
          }
        }}
        aria-label="How to combine the filters"
      >
        <ToggleButton value={GridLogicOperator.Or}>Worn or hot</ToggleButton>
        <ToggleButton value={GridLogicOperator.And}>Worn and hot</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
          aria-label="Machines"
        />
      </div>
    </Stack>
  );
}
