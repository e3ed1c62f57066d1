import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

const initialRows = [
  { id: 'k-1', key: 'ci-deploy', used: 'Today', locked: true },
  { id: 'k-2', key: 'laptop-anna', used: 'Yesterday', locked: false },
  { id: 'k-3', key: 'old-printer', used: 'In 2024', locked: false },
];

export default function ConfirmInMenu() {
  const [rows, setRows] = React.useState(initialRows);
  const [asking, setAsking] = React.useState('');
  const [message, setMessage] = React.useState('Delete asks once more.');

  const columns: GridColDef<(typeof initialRows)[number]>[] = [
    { field: 'key', headerName: 'Key', flex: 1, minWidth: 130 },
    { field: 'used', headerName: 'Last used', width: 120 },
    {
      field: 'more',
      headerName: 'More',
      type: 'actions',
      width: 80,
      getActions: ({ row }) => [
        <GridActionsCellItem
          key="rename"
          showInMenu
          icon={<EditIcon />}
          label="Rename"
          onClick={() => setMessage(`Rename "${row.key}" in your dialog.`)}
        />,
        <GridActionsCellItem
          key="delete"
          showInMenu
          disabled={row.locked}
          icon={<DeleteIcon />}
          label={asking === row.id ? 'Really delete?' : 'Delete'}
          closeMenuOnClick={asking === row.id}
          onClick={() => {
            if (asking !== row.id) {
              setAsking(row.id);
              return;
            }
            setAsking('');
            setRows((all) => all.filter(({ id }) => id !== row.id));
            setMessage(`Deleted "${row.key}".`);
          }}
        />,
      ],
    },
  ];

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Access keys" />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
