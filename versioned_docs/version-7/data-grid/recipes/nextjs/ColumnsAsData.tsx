import { DataGrid, type GridColDef } from '@mui/x-data-grid';

/** What a server component can pass: plain data, with the name of a format. */
interface ColumnData {
  field: string;
  label: string;
  format?: 'money' | 'date' | 'share';
}

const columnsOfServer: ColumnData[] = [
  { field: 'fund', label: 'Fund' },
  { field: 'since', label: 'Since', format: 'date' },
  { field: 'price', label: 'Price', format: 'money' },
  { field: 'change', label: 'Year', format: 'share' },
];

const rowsOfServer = [
  { id: 1, fund: 'Rivers', since: '2019-04-01', price: 118.2, change: 0.064 },
  { id: 2, fund: 'Forests', since: '2021-10-15', price: 94.75, change: -0.012 },
  { id: 3, fund: 'Cities', since: '2012-02-29', price: 203.1, change: 0.031 },
];

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const share = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 });

/** The functions stay in the browser. */
const FORMATS: Record<NonNullable<ColumnData['format']>, Partial<GridColDef>> = {
  money: { type: 'number', valueFormatter: (value: number) => money.format(value) },
  share: { type: 'number', valueFormatter: (value: number) => share.format(value) },
  date: { type: 'date', valueGetter: (value: string) => new Date(`${value}T00:00`) },
};

const toColumn = ({ field, label, format }: ColumnData): GridColDef => ({
  field,
  headerName: label,
  flex: 1,
  minWidth: 90,
  ...(format && FORMATS[format]),
});

const columns = columnsOfServer.map(toColumn);

export default function ColumnsAsData() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rowsOfServer} columns={columns} hideFooter aria-label="Funds" />
    </div>
  );
}
