import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

function EditActions(params: GridRenderCellParams) {
  const { id, row } = params;
  const apiRef = useGridApiContext();
  const mode = useGridSelector(apiRef, () => apiRef.current.getRowMode(id));

  return mode === GridRowModes.Edit ? (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<SaveIcon />}
        label={`Save ${row.wine}`}
        color="primary"
        onClick={() => apiRef.current.stopRowEditMode({ id })}
      />
      <GridActionsCellItem
        icon={<CloseIcon />}
        label={`Cancel ${row.wine}`}
        onClick={() => apiRef.current.stopRowEditMode({ id, ignoreModifications: true })}
      />
    </GridActionsCell>
  ) : (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<EditIcon />}
        label={`Edit ${row.wine}`}
        onClick={() => apiRef.current.startRowEditMode({ id, fieldToFocus: 'wine' })}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef[] = [
  { field: 'wine', headerName: 'Wine', flex: 1, minWidth: 120, editable: true },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 100,
    editable: true,
    valueFormatter: (value?: number) => String(value ?? ''),
  },
  { field: 'bottles', headerName: 'Bottles', type: 'number', width: 100, editable: true },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 110,
    renderCell: (params) => <EditActions {...params} />,
  },
];

const rows = [
  { id: 1, wine: 'Riesling', year: 2021, bottles: 12 },
  { id: 2, wine: 'Zweigelt', year: 2019, bottles: 4 },
  { id: 3, wine: 'Assyrtiko', year: 2022, bottles: 7 },
];

export default function EditRows() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        onRowEditStop={(params, event) => {
          if (params.reason === GridRowEditStopReasons.rowFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
        aria-label="Wine cellar"
      />
    </div>
  );
}
