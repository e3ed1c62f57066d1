import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const checkSeats = ({ props }: GridPreProcessEditCellProps<number | null>) => {
  const isValid = props.value != null && props.value >= 1 && props.value <= 40;
  return { ...props, error: isValid ? undefined : 'From 1 to 40 seats' };
};

function SeatsEditor({ error, ...params }: GridRenderEditCellParams) {
  return (
    <Tooltip open={!!error} title={error} placement="top" describeChild>
      <GridEditInputCell
        {...params}
        error={!!error}
        inputProps={{ min: 1, max: 40, 'aria-label': 'Seats' }}
      />
    </Tooltip>
  );
}

const columns: GridColDef[] = [
  { field: 'workshop', headerName: 'Workshop', flex: 1, minWidth: 140 },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 130,
    editable: true,
    preProcessEditCellProps: checkSeats,
    renderEditCell: (params) => <SeatsEditor {...params} />,
  },
];

const rows = [
  { id: 1, workshop: 'Bookbinding', seats: 12 },
  { id: 2, workshop: 'Letterpress', seats: 8 },
  { id: 3, workshop: 'Calligraphy', seats: 20 },
];

export default function ValidateInput() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sx={{ '& .Mui-error': { color: 'error.main' } }}
        hideFooter
        aria-label="Workshops"
      />
    </div>
  );
}
