import Link from '@mui/material/Link';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

type Options<Row extends GridValidRowModel> = Partial<GridColDef<Row>>;

/** Columns of this app. Each takes a field of the row, its header and any other property. */
export function createColumns<Row extends GridValidRowModel>() {
  type Field = Extract<keyof Row, string>;
  return {
    text: (
      field: Field,
      headerName: string,
      options?: Options<Row>,
    ): GridColDef<Row> => ({
      field,
      headerName,
      flex: 1,
      minWidth: 110,
      ...options,
    }),
    money: (
      field: Field,
      headerName: string,
      options?: Options<Row>,
    ): GridColDef<Row> => ({
      field,
      headerName,
      type: 'number',
      width: 120,
      valueFormatter: (value: number) => euro.format(value),
      ...options,
    }),
    day: (field: Field, headerName: string, options?: Options<Row>): GridColDef<Row> => ({
      field,
      headerName,
      type: 'date',
      width: 130,
      valueFormatter: (value: Date | null) => (value ? day.format(value) : 'Open'),
      ...options,
    }),
    mail: (
      field: Field,
      headerName: string,
      options?: Options<Row>,
    ): GridColDef<Row> => ({
      field,
      headerName,
      width: 170,
      renderCell: ({ value, tabIndex }) => (
        <Link href={`mailto:${value}`} tabIndex={tabIndex}>
          {value}
        </Link>
      ),
      ...options,
    }),
  };
}
