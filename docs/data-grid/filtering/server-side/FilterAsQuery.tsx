import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createServer } from '../../../shared/createServer';
import { exhibits, type Exhibit } from './exhibits';
import { numberOperators, textOperators } from './operators';

const server = createServer(exhibits);

/** The names that the API has for the operators. */
const names: Record<string, string> = { '=': 'eq', '>=': 'min', '<=': 'max' };

function toQuery({ items, quickFilterValues = [] }: GridFilterModel): string {
  const query = new URLSearchParams();
  for (const { field, operator, value } of items) {
    // A filter that is still being filled in has no value.
    if (value !== undefined)
      query.append(`${field}.${names[operator] ?? operator}`, value);
  }
  if (quickFilterValues.length > 0) query.append('search', quickFilterValues.join(' '));
  return query.toString();
}

const columns: GridColDef<Exhibit>[] = [
  { field: 'title', headerName: 'Exhibit', flex: 1, filterOperators: textOperators },
  {
    field: 'room',
    headerName: 'Room',
    type: 'number',
    width: 130,
    filterOperators: numberOperators,
  },
];

export default function FilterAsQuery() {
  const [query, setQuery] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ filterModel, sortModel, start, end }) => {
        setQuery(toQuery(filterModel));
        return server.list({ filterModel, sortModel, start, end });
      },
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 372 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          initialState={{
            pagination: { paginationModel: { pageSize: 4 } },
            filter: {
              filterModel: {
                items: [{ field: 'room', operator: '>=', value: 6 }],
                quickFilterValues: ['coin'],
              },
            },
          }}
          pageSizeOptions={[4]}
          showToolbar
          aria-label="Exhibits and where they stand"
        />
      </div>
      <p role="status">
        Request: <code>{`GET /exhibits?${query}`}</code>
      </p>
    </div>
  );
}
