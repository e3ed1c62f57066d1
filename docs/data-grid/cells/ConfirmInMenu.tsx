import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

const initialRows = [
  { id: 'k-1', key: 'ci-deploy', used: 'Today', locked: true },
  { id: 'k-2', key: 'laptop-anna', used: 'Yesterday', locked: false },
  { id: 'k-3', key: 'old-printer', used: 'In 2024', locked: false },
];

export default function ConfirmInMenu() {
  const [rows, setRows] = React.useState(initialRows);
  const [asking, setAsking] = React.useState('');
  const [message, setMessage] = React.useState('Delete asks once more.');

  const columns = React.useMemo<GridColDef<(typeof initialRows)[number]>[]>(
    () => [
      { field: 'key', headerName: 'Key', flex: 1, minWidth: 130 },
      { field: 'used', headerName: 'Last used', width: 120 },
      {
        field: 'more',
        headerName: 'More',
        type: 'actions',
        width: 80,
        renderCell: (params) => (
          <GridActionsCell
            {...params}
            position="bottom-start"
            onMenuOpen={({ row }) => {
              if (row.locked) setMessage(`"${row.key}" is in use and can't be changed.`);
              return !row.locked;
            }}
            onMenuClose={() => {
              setAsking('');
              return true;
            }}
          >
            <GridActionsCellItem
              showInMenu
              icon={<EditIcon />}
              label="Rename"
              onClick={() => setMessage(`Rename "${params.row.key}" in your dialog.`)}
            />
            <GridActionsCellItem
              showInMenu
              icon={<DeleteIcon />}
              label={asking === params.id ? 'Really delete?' : 'Delete'}
              closeMenuOnClick={asking === params.id}
              onClick={() => {
                if (asking !== params.id) {
                  setAsking(String(params.id));
                  return;
                }
                setRows((all) => all.filter(({ id }) => id !== params.id));
                setMessage(`Deleted "${params.row.key}".`);
              }}
            />
          </GridActionsCell>
        ),
      },
    ],
    [asking],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Access keys" />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
