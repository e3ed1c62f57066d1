import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const stages = ['Applied', 'Interview', 'Offer'];

const columns: GridColDef[] = [
  { field: 'candidate', headerName: 'Candidate', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 160 },
  {
    field: 'stage',
    headerName: 'Stage',
    type: 'singleSelect',
    valueOptions: stages,
    width: 130,
  },
];

const rows = [
  { id: 1, candidate: 'Sofía Reyes', role: 'Designer', stage: 'Interview' },
  { id: 2, candidate: 'Theo Brandt', role: 'Data engineer', stage: 'Applied' },
  { id: 3, candidate: 'Uma Nair', role: 'Designer', stage: 'Applied' },
  { id: 4, candidate: 'Viktor Holm', role: 'Support lead', stage: 'Offer' },
  { id: 5, candidate: 'Wanjiru Kamau', role: 'Data engineer', stage: 'Interview' },
];

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'stage', operator: 'is', value: 'Interview' }],
  });
  const item = filterModel.items.find(({ field }) => field === 'stage');

  const toggle = (stage: string) =>
    setFilterModel({
      items:
        stage === item?.value ? [] : [{ field: 'stage', operator: 'is', value: stage }],
    });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Stage">
        {stages.map((stage) => (
          <Chip
            key={stage}
            label={stage}
            color={stage === item?.value ? 'primary' : 'default'}
            aria-pressed={stage === item?.value}
            onClick={() => toggle(stage)}
          />
        ))}
      </Stack>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
          aria-label="Candidates"
        />
      </div>
    </Stack>
  );
}
