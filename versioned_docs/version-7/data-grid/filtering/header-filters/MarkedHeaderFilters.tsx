import {
  DataGridPro,
  GridHeaderFilterCell,
  gridFilterActiveItemsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { cities, flights, type Flight } from './flights';

function MarkedCell(props: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();
  const active = useGridSelector(apiRef, gridFilterActiveItemsLookupSelector);
  const count = active[props.colDef.field]?.length ?? 0;

  return (
    <GridHeaderFilterCell
      {...props}
      headerClassName={count > 0 ? 'filtered' : undefined}
    />
  );
}

const columns: GridColDef<Flight>[] = [
  { field: 'number', headerName: 'Flight', flex: 1, minWidth: 130 },
  {
    field: 'city',
    headerName: 'To',
    type: 'singleSelect',
    valueOptions: cities,
    width: 170,
  },
  { field: 'seats', headerName: 'Free seats', type: 'number', width: 170 },
];

export default function MarkedHeaderFilters() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        rows={flights}
        columns={columns}
        headerFilters
        slots={{ headerFilterCell: MarkedCell }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'city', operator: 'is', value: 'Rome' }] },
          },
        }}
        hideFooter
        sx={{ '& .filtered': { boxShadow: 'inset 0 -3px', color: 'primary.main' } }}
        aria-label="Departures with marked filters"
      />
    </div>
  );
}
