import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, wine: 'Riesling', year: 2021, bottles: 12 },
  { id: 2, wine: 'Zweigelt', year: 2019, bottles: 4 },
  { id: 3, wine: 'Assyrtiko', year: 2022, bottles: 7 },
];

export default function EditRows() {
  const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>({});

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'wine', headerName: 'Wine', flex: 1, minWidth: 120, editable: true },
      {
        field: 'year',
        headerName: 'Year',
        type: 'number',
        width: 100,
        editable: true,
        valueFormatter: (value?: number) => String(value ?? ''),
      },
      {
        field: 'bottles',
        headerName: 'Bottles',
        type: 'number',
        width: 100,
        editable: true,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 110,
        getActions: (params) => {
          const change = (mode: GridRowModesModel[string]) =>
            setRowModesModel((model) => ({ ...model, [params.id]: mode }));

          return rowModesModel[params.id]?.mode === GridRowModes.Edit
            ? [
                <GridActionsCellItem
                  key="save"
                  icon={<SaveIcon />}
                  label="Save"
                  color="primary"
                  onClick={() => change({ mode: GridRowModes.View })}
                />,
                <GridActionsCellItem
                  key="cancel"
                  icon={<CloseIcon />}
                  label="Cancel"
                  onClick={() =>
                    change({ mode: GridRowModes.View, ignoreModifications: true })
                  }
                />,
              ]
            : [
                <GridActionsCellItem
                  key="edit"
                  icon={<EditIcon />}
                  label={`Edit ${params.row.wine}`}
                  onClick={() =>
                    change({ mode: GridRowModes.Edit, fieldToFocus: 'wine' })
                  }
                />,
              ];
        },
      },
    ],
    [rowModesModel],
  );

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={rowModesModel}
        onRowModesModelChange={setRowModesModel}
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
