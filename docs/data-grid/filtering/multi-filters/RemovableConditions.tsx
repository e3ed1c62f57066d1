import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridFilterActiveItemsSelector,
  useGridApiRef,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import { apartmentColumns, apartments } from './apartments';

const initial: GridFilterItem[] = [
  { id: 1, field: 'district', operator: 'isAnyOf', value: ['Center', 'Harbor'] },
  { id: 2, field: 'rooms', operator: '>=', value: 2 },
  { id: 3, field: 'balcony', operator: 'is', value: 'true' },
];

const headers = new Map(
  apartmentColumns.map(({ field, headerName }) => [field, headerName]),
);

const toText = ({ field, operator, value }: GridFilterItem) =>
  `${headers.get(field)} ${operator} ${[value ?? []].flat().join(', ')}`;

export default function RemovableConditions() {
  const apiRef = useGridApiRef();
  const [active, setActive] = React.useState(initial);
  const group = React.useRef<HTMLDivElement>(null);

  const remove = (removed: GridFilterItem[]) => {
    removed.forEach((item) => apiRef.current?.deleteFilterItem(item));
    // The chip disappears, so the focus moves to the group.
    group.current?.focus();
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        ref={group}
        tabIndex={-1}
        role="group"
        aria-label="Conditions"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          minHeight: 88,
          alignContent: 'start',
        }}
      >
        {active.map((item) => (
          <Chip key={item.id} label={toText(item)} onDelete={() => remove([item])} />
        ))}
        <Button
          size="small"
          disabled={active.length === 0}
          onClick={() => remove(active)}
        >
          Remove all
        </Button>
      </Stack>
      <div style={{ height: 318 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={apartments}
          columns={apartmentColumns}
          initialState={{ filter: { filterModel: { items: initial } } }}
          onFilterModelChange={() => {
            if (apiRef.current) setActive(gridFilterActiveItemsSelector(apiRef));
          }}
          hideFooter
          aria-label="Apartments with removable conditions"
        />
      </div>
    </div>
  );
}
