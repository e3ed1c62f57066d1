import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import PrintIcon from '@mui/icons-material/Print';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

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
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<ArchiveIcon />}
              label={`${params.row.archived ? 'Restore' : 'Archive'} ${params.row.recipe}`}
              onClick={() =>
                setRows((current) =>
                  current.map((row) =>
                    row.id === params.id ? { ...row, archived: !row.archived } : row,
                  ),
                )
              }
            />
            <GridActionsCellItem
              icon={<PrintIcon />}
              label="Print"
              showInMenu
              onClick={() => window.print()}
            />
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label="Delete"
              showInMenu
              onClick={() =>
                setRows((current) => current.filter((row) => row.id !== params.id))
              }
            />
          </GridActionsCell>
        ),
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
