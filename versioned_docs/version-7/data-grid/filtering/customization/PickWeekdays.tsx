import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  type GridValidRowModel,
} from '@mui/x-data-grid';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function WeekdayInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const group = React.useRef<HTMLDivElement>(null);

  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => group.current?.querySelector('button')?.focus(),
  }));

  return (
    <ToggleButtonGroup
      ref={group}
      size="small"
      value={item.value ?? []}
      onChange={(_event, value: number[]) => applyValue({ ...item, value })}
      aria-label="Weekdays"
    >
      {weekdays.map((name, day) => (
        <ToggleButton key={name} value={day} sx={{ px: 0.75 }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const onWeekdays: GridFilterOperator<GridValidRowModel, Date> = {
  value: 'onWeekdays',
  label: 'falls on',
  getApplyFilterFn: ({ value }) =>
    value?.length > 0 ? (date) => value.includes(date.getDay()) : null,
  InputComponent: WeekdayInput,
};

const columns: GridColDef[] = [
  { field: 'concert', headerName: 'Concert', flex: 1, minWidth: 150 },
  {
    field: 'date',
    headerName: 'Date',
    type: 'date',
    width: 180,
    valueFormatter: (value: Date) => `${weekdays[value.getDay()]} ${value.getDate()} May`,
    filterOperators: [onWeekdays],
  },
];

const rows = [
  { id: 1, concert: 'String quartet', date: new Date(2026, 4, 8) },
  { id: 2, concert: 'Organ at noon', date: new Date(2026, 4, 12) },
  { id: 3, concert: 'Big band', date: new Date(2026, 4, 16) },
  { id: 4, concert: 'Children’s choir', date: new Date(2026, 4, 17) },
];

export default function PickWeekdays() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'date', operator: 'onWeekdays', value: [6, 0] }],
            },
          },
        }}
        slotProps={{
          filterPanel: {
            filterFormProps: { valueInputProps: { sx: { width: 'auto' } } },
          },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        aria-label="Concerts"
      />
    </div>
  );
}
