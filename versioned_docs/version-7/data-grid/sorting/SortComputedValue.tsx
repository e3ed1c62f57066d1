import * as React from 'react';
import { DataGrid, type GridColDef, type GridComparatorFn } from '@mui/x-data-grid';

interface Player {
  id: number;
  name: string;
  wins: number;
  losses: number;
}

// Equal win rates: whoever has played more comes first.
const byRateThenGames: GridComparatorFn<number> = (a, b, cellA, cellB) => {
  if (a !== b) {
    return a - b;
  }
  const games = ({ wins, losses }: Player) => wins + losses;
  return games(cellA.api.getRow(cellA.id)) - games(cellB.api.getRow(cellB.id));
};

const columns: GridColDef<Player>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 140 },
  { field: 'wins', headerName: 'Wins', type: 'number', width: 100 },
  { field: 'losses', headerName: 'Losses', type: 'number', width: 110 },
  {
    field: 'rate',
    headerName: 'Win rate',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.wins / (row.wins + row.losses),
    valueFormatter: (value: number) => `${Math.round(value * 100)}%`,
    sortComparator: byRateThenGames,
  },
];

const rows: Player[] = [
  { id: 1, name: 'Amara', wins: 6, losses: 4 },
  { id: 2, name: 'Benedikt', wins: 18, losses: 12 },
  { id: 3, name: 'Chidi', wins: 9, losses: 1 },
  { id: 4, name: 'Dalia', wins: 3, losses: 2 },
  { id: 5, name: 'Emeka', wins: 11, losses: 9 },
];

export default function SortComputedValue() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'rate', sort: 'desc' }] } }}
        aria-label="League table"
        hideFooter
      />
    </div>
  );
}
