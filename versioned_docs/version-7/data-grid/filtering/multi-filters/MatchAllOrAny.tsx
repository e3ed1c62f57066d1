import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  GridFilterForm,
  GridLogicOperator,
  GridToolbar,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import { apartmentColumns, apartments } from './apartments';

const blank: GridFilterItem = { id: 0, field: 'rent', operator: '<=' };

function ConditionsPanel() {
  const apiRef = useGridApiContext();
  const { items, logicOperator } = useGridSelector(apiRef, gridFilterModelSelector);
  const shown = items.length > 0 ? items : [blank];
  const nextId = Math.max(0, ...shown.map(({ id }) => Number(id) || 0)) + 1;

  return (
    <Stack spacing={1} sx={{ p: 2, alignItems: 'start' }}>
      <TextField
        select
        size="small"
        label="Show apartments that match"
        value={logicOperator ?? GridLogicOperator.And}
        onChange={({ target }) =>
          apiRef.current.setFilterLogicOperator(target.value as GridLogicOperator)
        }
        sx={{ minWidth: 240 }}
      >
        <MenuItem value={GridLogicOperator.And}>all conditions</MenuItem>
        <MenuItem value={GridLogicOperator.Or}>any condition</MenuItem>
      </TextField>
      {shown.map((item) => (
        <GridFilterForm
          key={item.id}
          item={item}
          hasMultipleFilters={false}
          applyFilterChanges={(changed) => apiRef.current.upsertFilterItem(changed)}
          applyMultiFilterOperatorChanges={(operator) =>
            apiRef.current.setFilterLogicOperator(operator)
          }
          deleteFilter={(deleted) => apiRef.current.deleteFilterItem(deleted)}
        />
      ))}
      <Button
        onClick={() =>
          apiRef.current.upsertFilterItems([...shown, { ...blank, id: nextId }])
        }
      >
        Add condition
      </Button>
    </Stack>
  );
}

export default function MatchAllOrAny() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        rows={apartments}
        columns={apartmentColumns}
        slots={{ filterPanel: ConditionsPanel, toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: {
              logicOperator: GridLogicOperator.Or,
              items: [
                { id: 1, field: 'rent', operator: '<', value: 800 },
                { id: 2, field: 'rooms', operator: '=', value: 5 },
              ],
            },
          },
        }}
        aria-label="Apartments, all or any condition"
      />
    </div>
  );
}
