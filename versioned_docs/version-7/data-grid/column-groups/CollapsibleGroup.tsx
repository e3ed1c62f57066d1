import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const columns: GridColDef[] = [
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 110 },
  ...days.map((day): GridColDef => ({ field: day, type: 'number', width: 80 })),
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Hours',
    children: [...days.map((day) => ({ field: day })), { field: 'total' }],
  },
];

const hours = [
  { person: 'Ravi', worked: [8, 8, 6, 8, 7] },
  { person: 'Noor', worked: [4, 4, 4, 4, 4] },
  { person: 'Emil', worked: [9, 0, 9, 8, 9] },
];

const rows = hours.map(({ person, worked }) => ({
  id: person,
  person,
  total: worked.reduce((sum, value) => sum + value, 0),
  ...Object.fromEntries(days.map((day, index) => [day, worked[index]])),
}));

const daysHidden = Object.fromEntries(days.map((day) => [day, false]));

export default function CollapsibleGroup() {
  const [visible, setVisible] = React.useState<Record<string, boolean>>(daysHidden);
  const isCollapsed = days.every((day) => visible[day] === false);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        aria-expanded={!isCollapsed}
        onClick={() => setVisible(isCollapsed ? {} : daysHidden)}
      >
        {isCollapsed ? 'Show the days' : 'Show the total only'}
      </Button>
      <div style={{ height: 272, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          columnVisibilityModel={visible}
          onColumnVisibilityModelChange={setVisible}
          hideFooter
          aria-label="Working hours"
        />
      </div>
    </Stack>
  );
}
