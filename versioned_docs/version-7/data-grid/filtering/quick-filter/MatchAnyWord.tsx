import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  GridLogicOperator,
  GridToolbar,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
];

const rows = [
  { id: 1, train: 'Night 41', from: 'Vienna', to: 'Venice' },
  { id: 2, train: 'Night 42', from: 'Venice', to: 'Vienna' },
  { id: 3, train: 'Day 7', from: 'Vienna', to: 'Prague' },
  { id: 4, train: 'Day 9', from: 'Verona', to: 'Venice' },
  { id: 5, train: 'Day 12', from: 'Prague', to: 'Berlin' },
];

export default function MatchAnyWord() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['vienna', 'venice'],
    quickFilterLogicOperator: GridLogicOperator.And,
  });

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={filterModel.quickFilterLogicOperator}
        onChange={(_event, value: GridLogicOperator | null) =>
          value &&
          setFilterModel((model) => ({ ...model, quickFilterLogicOperator: value }))
        }
        aria-label="Words to match"
      >
        <ToggleButton value={GridLogicOperator.And}>All words</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>Any word</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 372, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
          hideFooter
          aria-label="Trains"
        />
      </div>
    </Stack>
  );
}
