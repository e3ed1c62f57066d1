import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { flights, type Flight } from './flights';

/** What the header passes to the input of an operator. */
interface HeaderInputProps extends GridFilterInputValueProps {
  inputRef?: React.Ref<HTMLInputElement>;
  onFocus?: React.FocusEventHandler;
  onBlur?: React.FocusEventHandler;
  clearButton?: React.ReactNode;
}

function SeatsInput({
  item,
  applyValue,
  inputRef,
  onFocus,
  onBlur,
  clearButton,
}: HeaderInputProps) {
  return (
    <React.Fragment>
      <Slider
        size="small"
        max={40}
        step={5}
        value={Number(item.value ?? 0)}
        onChange={(_event, value) => applyValue({ ...item, value })}
        onFocus={onFocus}
        onBlur={onBlur}
        valueLabelDisplay="auto"
        aria-label="Number of free seats"
        slotProps={{ input: { ref: inputRef } }}
        sx={{ flex: 1, mx: 1.5 }}
      />
      {clearButton}
    </React.Fragment>
  );
}

const atLeast: GridFilterOperator<Flight, number> = {
  value: 'atLeast',
  label: 'at least',
  headerLabel: 'At least',
  getApplyFilterFn: (item) =>
    item.value === undefined ? null : (seats) => seats >= item.value,
  InputComponent: SeatsInput,
};

const lessThan: GridFilterOperator<Flight, number> = {
  ...atLeast,
  value: 'lessThan',
  label: 'less than',
  headerLabel: 'Less than',
  getApplyFilterFn: (item) =>
    item.value === undefined ? null : (seats) => seats < item.value,
};

const columns: GridColDef<Flight>[] = [
  { field: 'number', headerName: 'Flight', flex: 1, minWidth: 130 },
  {
    field: 'freeSeats',
    headerName: 'Free seats',
    valueGetter: (_value, row) => row.seats,
    type: 'number',
    width: 220,
    filterOperators: [atLeast, lessThan],
  },
];

export default function SliderInHeader() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        rows={flights}
        columns={columns}
        headerFilters
        disableColumnFilter
        hideFooter
        aria-label="Departures with free seats"
      />
    </div>
  );
}
