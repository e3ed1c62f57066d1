import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridFilterModel, type GridSortModel } from '@mui/x-data-grid';
import { columns, rows } from './repairs';

const fields = columns.map(({ field }) => field);

/** Reads what it understands, for anybody can write an address. */
function readSort(search: string): GridSortModel {
  const [field = '', direction] =
    new URLSearchParams(search).get('sort')?.split('.') ?? [];
  return fields.includes(field)
    ? [{ field, sort: direction === 'desc' ? 'desc' : 'asc' }]
    : [];
}

function readFilter(search: string): GridFilterModel {
  const fault = new URLSearchParams(search).get('fault');
  return {
    items: fault ? [{ field: 'fault', operator: 'contains', value: fault }] : [],
  };
}

function writeSearch(search: string, name: string, value: string | undefined): string {
  const params = new URLSearchParams(search);
  if (value) params.set(name, value);
  else params.delete(name);
  return params.toString();
}

/** Stands in for the router of your app: an address that can go back. */
function useAddress() {
  const [history, setHistory] = React.useState(['sort=minutes.desc']);
  return {
    search: history.at(-1) ?? '',
    push: (next: string) =>
      setHistory((current) => (next === current.at(-1) ? current : [...current, next])),
    back: history.length > 1 ? () => setHistory(history.slice(0, -1)) : undefined,
  };
}

export default function AddressOfTheList() {
  const { search, push, back } = useAddress();
  const sortModel = React.useMemo(() => readSort(search), [search]);
  const filterModel = React.useMemo(() => readFilter(search), [search]);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={back} disabled={!back}>
        Back
      </Button>
      <output aria-label="Address">/repairs?{search}</output>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={([first]) =>
            push(
              writeSearch(
                search,
                'sort',
                first && `${first.field}.${first.sort ?? 'asc'}`,
              ),
            )
          }
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
          aria-label="Repairs, by address"
        />
      </div>
      <Button onClick={() => push(writeSearch(search, 'fault', 'Brakes'))}>
        Brakes only
      </Button>
      <Button onClick={() => push(writeSearch(search, 'fault', undefined))}>
        All faults
      </Button>
    </div>
  );
}
