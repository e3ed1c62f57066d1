import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const ranks = ['Novice', 'Skilled', 'Master'];

const columns: GridColDef[] = [
  { field: 'craft', headerName: 'Craft', width: 120 },
  {
    field: 'rank',
    headerName: 'Rank',
    width: 120,
    sortComparator: (a: string, b: string) => ranks.indexOf(a) - ranks.indexOf(b),
  },
  { field: 'name', headerName: 'Name', width: 120 },
  { field: 'since', headerName: 'Since', width: 100 },
];

const rows = [
  { id: 1, craft: 'Glass', rank: 'Master', name: 'Yuki', since: '1998' },
  { id: 2, craft: 'Glass', rank: 'Novice', name: 'Ana', since: '2024' },
  { id: 3, craft: 'Wood', rank: 'Skilled', name: 'Karl', since: '2015' },
  { id: 4, craft: 'Wood', rank: 'Novice', name: 'Lea', since: '2025' },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Workshop',
  flex: 1,
  minWidth: 220,
  leafField: 'name',
  mainGroupingCriteria: 'rank',
};

export default function RanksInOrder() {
  return (
    <div style={{ height: 580, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['craft', 'rank'] },
          columns: {
            columnVisibilityModel: { craft: false, rank: false, name: false },
          },
          sorting: {
            sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }],
          },
        }}
        aria-label="People of a workshop"
        hideFooter
      />
    </div>
  );
}
