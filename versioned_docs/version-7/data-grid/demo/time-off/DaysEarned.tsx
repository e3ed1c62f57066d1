import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Person {
  id: number;
  name: string;
  perYear: number;
  taken: number;
}

const people: Person[] = [
  { id: 0, name: 'Aisha', perYear: 30, taken: 12 },
  { id: 1, name: 'Bruno', perYear: 24, taken: 16 },
  { id: 2, name: 'Clara', perYear: 20, taken: 9 },
  { id: 3, name: 'David', perYear: 30, taken: 21 },
];

function Bar({ taken, earned, perYear }: Pick<Balance, 'taken' | 'earned' | 'perYear'>) {
  const share = (value: number) => `${(Math.min(value, perYear) / perYear) * 100}%`;
  return (
    <Box
      role="img"
      aria-label={`${taken} taken of ${earned} earned`}
      sx={{ position: 'relative', width: 1, height: 12, bgcolor: 'action.hover' }}
    >
      <Box
        sx={{
          position: 'absolute',
          height: 12,
          width: share(earned),
          bgcolor: 'info.light',
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          height: 6,
          top: 3,
          width: share(taken),
          bgcolor: taken > earned ? 'error.main' : 'info.dark',
        }}
      />
    </Box>
  );
}

interface Balance extends Person {
  earned: number;
}

const columns: GridColDef<Balance>[] = [
  { field: 'name', headerName: 'Name', width: 100 },
  {
    field: 'bar',
    headerName: 'Taken and earned',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    valueGetter: (_value, row) => row.taken / row.earned,
    renderCell: ({ row }) => <Bar {...row} />,
  },
  {
    field: 'left',
    headerName: 'Left',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.earned - row.taken,
  },
];

export default function DaysEarned() {
  const [month, setMonth] = React.useState(7);
  const rows = React.useMemo(
    () =>
      people.map(
        (person): Balance => ({
          ...person,
          earned: Math.round((person.perYear * month) / 12),
        }),
      ),
    [month],
  );

  return (
    <div style={{ width: '100%' }}>
      <Box sx={{ px: 2 }}>
        <Slider
          value={month}
          onChange={(_event, value) => setMonth(value)}
          min={1}
          max={12}
          marks
          valueLabelDisplay="auto"
          aria-label="Months of the year"
        />
      </Box>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'left', sort: 'asc' }] } }}
          hideFooter
          aria-label="Days of vacation"
        />
      </div>
    </div>
  );
}
