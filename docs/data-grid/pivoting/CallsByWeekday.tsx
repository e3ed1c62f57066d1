import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Call {
  id: number;
  topic: string;
  start: Date;
  minutes: number;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (
  column,
) => {
  if (column.field !== 'start') return undefined;
  return [
    {
      field: 'start-weekday',
      headerName: 'Weekday',
      // A number keeps the days in order; the formatter names them.
      type: 'number',
      valueGetter: (_value, row: Call) => row.start.getDay(),
      valueFormatter: (value: number) => weekdays[value - 1] ?? '',
    },
    {
      field: 'start-half',
      headerName: 'Half of the day',
      valueGetter: (_value, row: Call) =>
        row.start.getHours() < 12 ? 'Morning' : 'Afternoon',
    },
  ];
};

const columns: GridColDef<Call>[] = [
  { field: 'topic', headerName: 'Topic', width: 130 },
  { field: 'start', headerName: 'Start', type: 'dateTime', width: 180 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 95 },
];

const topics = ['Billing', 'Delivery', 'Repairs'];

// Calls of one week, from Monday, March 2.
const rows: Call[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  topic: topics[(index * 5) % 3] ?? '',
  start: new Date(2026, 2, 2 + ((index * 3) % 5), 9 + ((index * 7) % 8)),
  minutes: 3 + ((index * 11) % 17),
}));

export default function CallsByWeekday() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'topic' }],
              columns: [{ field: 'start-weekday', sort: 'asc' }],
              values: [{ field: 'minutes', aggFunc: 'sum' }],
            },
          },
        }}
        aria-label="Minutes on the phone by topic and weekday"
        hideFooter
      />
    </div>
  );
}
