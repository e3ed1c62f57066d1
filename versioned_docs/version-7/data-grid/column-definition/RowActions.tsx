import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import PrintIcon from '@mui/icons-material/Print';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

const initialRows = [
  { id: 1, recipe: 'Carrot soup', minutes: 35, archived: false },
  { id: 2, recipe: 'Saffron rice', minutes: 40, archived: false },
  { id: 3, recipe: 'Lemon tart', minutes: 75, archived: true },
];

export default function RowActions() {
  const [rows, setRows] = React.useState(initialRows);

  const columns = React.useMemo<GridColDef<(typeof initialRows)[number]>[]>(
    () => [
      { field: 'recipe', headerName: 'Recipe', flex: 1, minWidth: 140 },
      { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
      { field: 'archived', headerName: 'Archived', type: 'boolean', width: 110 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 110,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="archive"
            icon={<ArchiveIcon />}
            label={row.archived ? 'Take out of the archive' : 'Archive'}
            onClick={() =>
              setRows((current) =>
                current.map((each) =>
                  each.id === id ? { ...each, archived: !each.archived } : each,
                ),
              )
            }
          />,
          <GridActionsCellItem
            key="print"
            icon={<PrintIcon />}
            label="Print"
            showInMenu
            onClick={() => window.print()}
          />,
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label="Delete"
            showInMenu
            onClick={() => setRows((current) => current.filter((each) => each.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Recipes" />
    </div>
  );
}
