import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import UndoIcon from '@mui/icons-material/Undo';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';

interface Request {
  id: number;
  tool: string;
  member: string;
  state: 'open' | 'granted' | 'refused';
}

const initialRows: Request[] = [
  { id: 1, tool: 'Plunge router', member: 'H. Baker', state: 'open' },
  { id: 2, tool: 'Laser cutter', member: 'M. Weiss', state: 'granted' },
  { id: 3, tool: 'Kiln', member: 'J. Perez', state: 'open' },
];

export default function ActionsByState() {
  const [rows, setRows] = React.useState(initialRows);

  const columns = React.useMemo<GridColDef<Request>[]>(() => {
    const setState = (id: number, state: Request['state']) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, state } : row)));

    const getActions = ({ row }: GridRowParams<Request>) =>
      row.state === 'open'
        ? [
            <GridActionsCellItem
              key="grant"
              icon={<CheckIcon />}
              label={`Grant ${row.tool}`}
              onClick={() => setState(row.id, 'granted')}
            />,
            <GridActionsCellItem
              key="refuse"
              icon={<CloseIcon />}
              label={`Refuse ${row.tool}`}
              onClick={() => setState(row.id, 'refused')}
            />,
          ]
        : [
            <GridActionsCellItem
              key="reopen"
              icon={<UndoIcon />}
              label={`Reopen ${row.tool}`}
              onClick={() => setState(row.id, 'open')}
            />,
          ];

    return [
      { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 120 },
      { field: 'member', headerName: 'Member', width: 120 },
      { field: 'state', headerName: 'State', width: 100 },
      { field: 'decide', headerName: 'Decide', type: 'actions', width: 100, getActions },
    ];
  }, []);

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
