import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Hike {
  id: number;
  name: string;
  km: number;
  climb: number;
  walked: Date;
}

/** A column whose `field` is a property of the row, with the type of its value. */
type ColumnOf<Row extends object, Field> = Omit<
  GridColDef<Row>,
  'field' | 'valueFormatter'
> & {
  field: Field;
  valueFormatter?: Field extends keyof Row ? (value: Row[Field]) => string : never;
};

function columnOf<Row extends object>() {
  return <Field extends Extract<keyof Row, string>>(column: ColumnOf<Row, Field>) =>
    column as GridColDef<Row>;
}

const column = columnOf<Hike>();

const columns = [
  column({ field: 'name', headerName: 'Hike', flex: 1, minWidth: 120 }),
  column({
    field: 'km',
    headerName: 'Length',
    type: 'number',
    width: 110,
    valueFormatter: (km) => `${km.toFixed(1)} km`,
  }),
  column({
    field: 'walked',
    headerName: 'Walked',
    type: 'date',
    width: 120,
    valueFormatter: (walked) => walked.toLocaleDateString('en', { dateStyle: 'medium' }),
  }),
  // A computed column has no property, so it is a plain one.
  {
    field: 'steepness',
    headerName: 'Steepness',
    type: 'number',
    width: 120,
    valueGetter: (_value, hike) => hike.climb / hike.km,
    valueFormatter: (value: number) => `${Math.round(value)} m/km`,
  } satisfies GridColDef<Hike>,
];

const rows: Hike[] = [
  { id: 1, name: 'Lake round', km: 11.4, climb: 180, walked: new Date(2026, 3, 18) },
  { id: 2, name: 'Eagle ridge', km: 8.2, climb: 740, walked: new Date(2026, 5, 7) },
  { id: 3, name: 'Mill valley', km: 15, climb: 310, walked: new Date(2026, 7, 30) },
];

export default function TypedColumns() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Hikes" />
    </div>
  );
}
