import Chip from '@mui/material/Chip';
import {
  DataGrid,
  Toolbar,
  gridColumnLookupSelector,
  gridExpandedRowCountSelector,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './repairs';

function ActiveFilters() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const count = useGridSelector(apiRef, gridExpandedRowCountSelector);

  return (
    <Toolbar aria-label="Active filters" style={{ justifyContent: 'start' }}>
      {items.map((item) => (
        <Chip
          key={item.id}
          size="small"
          label={`${lookup[item.field]?.headerName} ${item.operator} ${item.value ?? ''}`}
          onDelete={() => {
            apiRef.current.deleteFilterItem(item);
            // The chip disappears, so the focus moves to its column.
            apiRef.current.setColumnHeaderFocus(item.field);
          }}
        />
      ))}
      <span role="status" style={{ paddingInline: 8 }}>
        {count === 1 ? '1 repair' : `${count} repairs`}
      </span>
    </Toolbar>
  );
}

export default function FilterChips() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 1, field: 'fault', operator: 'contains', value: 'Brakes' }],
            },
          },
        }}
        slots={{ toolbar: ActiveFilters }}
        showToolbar
        hideFooter
        aria-label="Repairs, with their filters"
      />
    </div>
  );
}
