import * as React from 'react';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'member', headerName: 'Member', width: 150 },
  { field: 'street', headerName: 'Street', width: 200 },
  { field: 'town', headerName: 'Town', width: 160 },
  { field: 'section', headerName: 'Section', width: 150 },
  { field: 'since', headerName: 'Since', width: 120 },
  { field: 'locker', headerName: 'Locker', width: 120 },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 90,
    renderCell: (params) => (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<LockOpenIcon />}
          label={`Free the locker of ${params.row.member}`}
          onClick={() => params.api.updateRows([{ id: params.id, locker: 'free' }])}
        />
      </GridActionsCell>
    ),
  },
];

const rows = [
  {
    id: 1,
    member: 'Aoife Byrne',
    street: '3 Strand Road',
    town: 'Dingle',
    section: 'Rowing',
    since: '2014',
    locker: '17',
  },
  {
    id: 2,
    member: 'Oskar Holm',
    street: '21 Bridge Street',
    town: 'Tralee',
    section: 'Canoe',
    since: '2020',
    locker: '4',
  },
];

export default function PinActionsAndCheckboxes() {
  return (
    <div style={{ height: 180, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        checkboxSelection
        initialState={{
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_FIELD, 'member'],
            right: ['actions'],
          },
        }}
        hideFooter
        aria-label="Club members"
      />
    </div>
  );
}
