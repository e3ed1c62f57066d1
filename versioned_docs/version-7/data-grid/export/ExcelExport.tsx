import * as React from 'react';
import { DataGridPremium, GridToolbar, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'project', headerName: 'Project', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Planned', 'Running', 'Done'],
    width: 120,
  },
  { field: 'due', headerName: 'Due', type: 'date', width: 130 },
  { field: 'budget', headerName: 'Budget', type: 'number', width: 120 },
];

const rows = [
  {
    id: 1,
    project: 'Harbor lights',
    status: 'Running',
    due: new Date(2026, 4, 12),
    budget: 84000,
  },
  {
    id: 2,
    project: 'Cycle bridge',
    status: 'Planned',
    due: new Date(2026, 10, 3),
    budget: 310000,
  },
];

export default function ExcelExport() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            excelOptions: {
              fileName: 'projects',
              columnsStyles: {
                due: { numFmt: 'yyyy-mm-dd' },
                budget: { numFmt: '#,##0', font: { bold: true } },
              },
            },
          },
        }}
        hideFooter
        aria-label="Projects"
      />
    </div>
  );
}
