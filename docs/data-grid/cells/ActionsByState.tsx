import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import UndoIcon from '@mui/icons-material/Undo';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Request {
  id: number;
  tool: string;
  member: string;
  state: 'open' | 'granted' | 'refused';
}

const rows: Request[] = [
  { id: 1, tool: 'Plunge router', member: 'H. Baker', state: 'open' },
  { id: 2, tool: 'Laser cutter', member: 'M. Weiss', state: 'granted' },
  { id: 3, tool: 'Kiln', member: 'J. Perez', state: 'open' },
];

function RequestActions(params: GridRenderCellParams<Request>) {
  const apiRef = useGridApiContext();
  const { row } = params;

  const setState = (state: Request['state']) =>
    apiRef.current.updateRows([{ ...row, state }]);

  return (
    <GridActionsCell {...params}>
      {row.state === 'open' ? (
        <>
          <GridActionsCellItem
            icon={<CheckIcon />}
            label={`Grant ${row.tool}`}
            onClick={() => setState('granted')}
          />
          <GridActionsCellItem
            icon={<CloseIcon />}
            label={`Refuse ${row.tool}`}
            onClick={() => setState('refused')}
          />
        </>
      ) : (
        <GridActionsCellItem
          icon={<UndoIcon />}
          label={`Reopen ${row.tool}`}
          onClick={() => setState('open')}
        />
      )}
    </GridActionsCell>
  );
}

const columns: GridColDef<Request>[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 120 },
  { field: 'member', headerName: 'Member', width: 120 },
  { field: 'state', headerName: 'State', width: 100 },
  {
    field: 'decide',
    headerName: 'Decide',
    type: 'actions',
    width: 100,
    renderCell: (params) => <RequestActions {...params} />,
  },
];

export default function ActionsByState() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        aria-label="Requests for tools"
      />
    </div>
  );
}
