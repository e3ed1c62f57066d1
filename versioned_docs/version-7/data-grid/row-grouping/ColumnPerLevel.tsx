import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'league', headerName: 'League', width: 130 },
  { field: 'club', headerName: 'Club', width: 140 },
  { field: 'player', headerName: 'Player', width: 130 },
  { field: 'goals', headerName: 'Goals', type: 'number', width: 90 },
];

const rows = [
  { id: 1, league: 'North', club: 'Seagulls', player: 'Igor', goals: 11 },
  { id: 2, league: 'North', club: 'Seagulls', player: 'Wim', goals: 4 },
  { id: 3, league: 'North', club: 'Foxes', player: 'Rafael', goals: 8 },
  { id: 4, league: 'South', club: 'Comets', player: 'Benito', goals: 9 },
];

/** Players stand in the column of their club, the last level. */
const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('club')
    ? { headerName: 'Club and player', leafField: 'player', width: 220 }
    : { hideDescendantCount: true, width: 150 };

export default function ColumnPerLevel() {
  return (
    <div style={{ height: 528, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['league', 'club'] },
          columns: {
            columnVisibilityModel: { league: false, club: false, player: false },
          },
        }}
        aria-label="Scorers by league and club"
        hideFooter
      />
    </div>
  );
}
