import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'flat', headerName: 'Flat', flex: 1, minWidth: 140 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 120 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, flat: 'Canal Street 4, 2nd floor', rooms: 3, rent: 1150 },
  { id: 2, flat: 'Canal Street 4, attic', rooms: 2, rent: 890 },
  { id: 3, flat: 'Brewery Yard 11', rooms: 4, rent: 1420 },
  { id: 4, flat: 'Station Road 30', rooms: 3, rent: 980 },
];

function FlatToolbar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Toolbar aria-label="Flats" style={{ justifyContent: 'start', flexWrap: 'wrap' }}>
      <FilterPanelTrigger
        render={
          <ToolbarButton
            render={<Button size="small" startIcon={<FilterListIcon />} />}
          />
        }
      >
        Filter
      </FilterPanelTrigger>
      {items.map((item) => (
        <ToolbarButton
          key={item.id}
          render={
            <Chip
              size="small"
              label={`${lookup[item.field]?.headerName} ${item.operator} ${item.value}`}
              onDelete={() => apiRef.current.deleteFilterItem(item)}
            />
          }
        />
      ))}
    </Toolbar>
  );
}

const slots = { toolbar: FlatToolbar };

export default function ActiveFilterChips() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'rooms', operator: '>=', value: 3 },
                { id: 2, field: 'rent', operator: '<', value: 1400 },
              ],
            },
          },
        }}
        showToolbar
        hideFooter
        aria-label="Flats to let"
      />
    </div>
  );
}
