import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const spread: GridAggregationFunction<number, number> = {
  columnTypes: ['number'],
  apply: ({ values }) => {
    const numbers = values.filter((value) => typeof value === 'number');
    return numbers.length > 0 ? Math.max(...numbers) - Math.min(...numbers) : null;
  },
};
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, spread };

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  headerName: field === 'celsius' ? 'Spread (°C)' : 'Rain (mm)',
  description: `${field === 'celsius' ? 'Warmest minus coldest day' : 'Sum of all days'} in ${path.join(', ')}`,
  width: 125,
  headerAlign: 'center',
  align: 'center',
});

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 120 },
  { field: 'month', headerName: 'Month', width: 100 },
  { field: 'celsius', headerName: 'Temperature', type: 'number', width: 120 },
  { field: 'rain', headerName: 'Rain', type: 'number', width: 100 },
];

const rows = [
  { id: 1, station: 'Summit', month: 'April', celsius: -6, rain: 30 },
  { id: 2, station: 'Summit', month: 'April', celsius: 4, rain: 12 },
  { id: 3, station: 'Summit', month: 'May', celsius: 1, rain: 18 },
  { id: 4, station: 'Summit', month: 'May', celsius: 9, rain: 25 },
  { id: 5, station: 'Valley', month: 'April', celsius: 8, rain: 9 },
  { id: 6, station: 'Valley', month: 'April', celsius: 17, rain: 14 },
  { id: 7, station: 'Valley', month: 'May', celsius: 13, rain: 22 },
  { id: 8, station: 'Valley', month: 'May', celsius: 24, rain: 3 },
];

export default function TailorPivotColumns() {
  return (
    <div style={{ height: 288, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        groupingColDef={{ width: 150, hideDescendantCount: true }}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'station' }],
              columns: [{ field: 'month' }],
              values: [
                { field: 'celsius', aggFunc: 'spread' },
                { field: 'rain', aggFunc: 'sum' },
              ],
            },
          },
        }}
        aria-label="Weather by station and month"
        hideFooter
      />
    </div>
  );
}
