import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import UndoIcon from '@mui/icons-material/Undo';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

type State = 'Open' | 'Approved' | 'Declined';

interface Request {
  id: number;
  name: string;
  team: string;
  from: Date;
  until: Date;
  state: State;
}

const start: Request[] = [
  ['Aisha', 'Desk', 2, 6],
  ['Bruno', 'Desk', 5, 7],
  ['Clara', 'Desk', 16, 20],
  ['David', 'Archive', 9, 13],
  ['Elena', 'Archive', 13, 13],
].map(([name, team, from, until], id) => ({
  id,
  name: String(name),
  team: String(team),
  from: new Date(2026, 10, Number(from)),
  until: new Date(2026, 10, Number(until)),
  state: 'Open',
}));

const COLORS = { Open: 'default', Approved: 'success', Declined: 'error' } as const;

/** Who of the same team is away at the same time. */
function findClashes(request: Request, all: readonly Request[]): string[] {
  return all
    .filter(
      (other) =>
        other.id !== request.id &&
        other.team === request.team &&
        other.state === 'Approved' &&
        other.from <= request.until &&
        other.until >= request.from,
    )
    .map(({ name }) => name);
}

export default function RequestQueue() {
  const [requests, setRequests] = React.useState(start);

  const rows = React.useMemo(
    () =>
      requests.map((request) => ({
        ...request,
        clash: findClashes(request, requests).join(', '),
      })),
    [requests],
  );

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(() => {
    const decide = (id: number, state: State) =>
      setRequests((all) =>
        all.map((each) => (each.id === id ? { ...each, state } : each)),
      );
    return [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 80 },
      { field: 'from', headerName: 'From', type: 'date', width: 110 },
      { field: 'until', headerName: 'Until', type: 'date', width: 110 },
      { field: 'clash', headerName: 'Also away', width: 110 },
      {
        field: 'state',
        headerName: 'State',
        type: 'singleSelect',
        valueOptions: Object.keys(COLORS),
        width: 110,
        renderCell: ({ value }: { value?: State }) =>
          value && <Chip size="small" label={value} color={COLORS[value]} />,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Decide',
        width: 90,
        renderCell: (params) => {
          const { id, name, state, clash } = params.row;
          return (
            <GridActionsCell {...params}>
              {state === 'Open' ? (
                <React.Fragment>
                  <GridActionsCellItem
                    icon={<CheckIcon />}
                    label={`Approve ${name}`}
                    disabled={clash !== ''}
                    onClick={() => decide(id, 'Approved')}
                  />
                  <GridActionsCellItem
                    icon={<CloseIcon />}
                    label={`Decline ${name}`}
                    onClick={() => decide(id, 'Declined')}
                  />
                </React.Fragment>
              ) : (
                <GridActionsCellItem
                  icon={<UndoIcon />}
                  label={`Reopen ${name}`}
                  onClick={() => decide(id, 'Open')}
                />
              )}
            </GridActionsCell>
          );
        },
      },
    ];
  }, []);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Requests for November"
      />
    </div>
  );
}
