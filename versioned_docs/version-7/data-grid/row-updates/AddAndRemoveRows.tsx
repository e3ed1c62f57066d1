import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

const names = ['Oat milk', 'Tofu', 'Chickpeas', 'Tahini', 'Lemons', 'Mint'];
const initialRows = [
  { id: 0, item: 'Bread', amount: 1 },
  { id: 1, item: 'Coffee', amount: 2 },
];

export default function AddAndRemoveRows() {
  const [rows, setRows] = React.useState(initialRows);
  const nextId = React.useRef(initialRows.length);

  const addRow = () => {
    const id = nextId.current;
    nextId.current += 1;
    setRows((current) => [
      ...current,
      { id, item: names[id % names.length] ?? '', amount: 1 },
    ]);
  };

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
      { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: (params) => [
          <GridActionsCellItem
            key="remove"
            icon={<DeleteIcon />}
            label={`Remove ${params.row.item}`}
            onClick={() =>
              setRows((current) => current.filter(({ id }) => id !== params.id))
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={addRow}>
        Add a row
      </Button>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Shopping list" />
      </div>
    </Stack>
  );
}
