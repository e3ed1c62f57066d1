import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridCellParams,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-premium';
import { days, daysLeft, people, type Mark, type Person } from './staff';

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
const isWeekend = (field: string) =>
  days.some((day) => day.field === field && day.isWeekend);

/** Rows of the grid: people, and how many of them are there. */
type Row = Person | { id: 'present'; name: string; counts: Record<string, number> };

const fixed: Partial<GridColDef<Row>> = { sortable: false, disableColumnMenu: true };

const columns: GridColDef<Row>[] = [
  { ...fixed, field: 'name', headerName: 'Name', width: 90 },
  ...days.map(
    ({ field, date }): GridColDef<Row> => ({
      ...fixed,
      field,
      headerName: `${weekday.format(date)} ${date.getUTCDate()}`,
      width: 64,
      align: 'center',
      headerAlign: 'center',
      resizable: false,
      valueGetter: (_value, row) =>
        'counts' in row ? (row.counts[field] ?? '') : (row.marks[field] ?? ''),
    }),
  ),
  {
    ...fixed,
    field: 'left',
    headerName: 'Left',
    type: 'number',
    width: 70,
    valueGetter: (_value, row) => ('counts' in row ? null : daysLeft(row)),
  },
];

const weeks: GridColumnGroupingModel = [0, 1, 2, 3].map((week) => ({
  groupId: `Week ${41 + week}`,
  children: days.slice(week * 7, week * 7 + 7).map(({ field }) => ({ field })),
}));

const CLASSES: Record<string, string> = { V: 'vacation', R: 'remote', S: 'sick' };

const classOfDay = ({ field, value }: GridCellParams) =>
  isWeekend(field) ? 'weekend' : (CLASSES[String(value)] ?? '');

function countPresent(rows: readonly Person[]): Row[] {
  const counts = Object.fromEntries(
    days
      .filter((day) => !day.isWeekend)
      .map(({ field }) => [
        field,
        rows.filter(({ marks }) => !marks[field] || marks[field] === 'R').length,
      ]),
  );
  return [{ id: 'present', name: 'Present', counts }];
}

export default function Planner() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(people);
  const [message, setMessage] = React.useState('Select days, then choose what they are.');
  const pinnedRows = React.useMemo(() => ({ bottom: countPresent(rows) }), [rows]);

  const mark = (value: Mark | undefined) => {
    const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
    const next = rows.map((person) => {
      const fields = cells
        .filter(
          ({ id, field }) => id === person.id && /^d\d/.test(field) && !isWeekend(field),
        )
        .map(({ field }) => [field, value]);
      return fields.length > 0
        ? { ...person, marks: { ...person.marks, ...Object.fromEntries(fields) } }
        : person;
    });
    const short = next.filter((person, index) => {
      const before = rows[index];
      return daysLeft(person) < 0 && before && daysLeft(person) < daysLeft(before);
    });
    if (short.length > 0) {
      setMessage(`Not enough days left: ${short.map(({ name }) => name).join(', ')}.`);
      return;
    }
    setRows(next);
    setMessage('Planned.');
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, pb: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => mark('V')}>Vacation</Button>
        <Button onClick={() => mark('R')}>Remote</Button>
        <Button onClick={() => mark('S')}>Sick</Button>
        <Button onClick={() => mark(undefined)}>Clear</Button>
      </Stack>
      <div style={{ height: 430 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows as Row[]}
          columns={columns}
          columnGroupingModel={weeks}
          pinnedRows={pinnedRows}
          initialState={{ pinnedColumns: { left: ['name'], right: ['left'] } }}
          cellSelection
          getCellClassName={classOfDay}
          rowHeight={40}
          columnHeaderHeight={36}
          disableColumnReorder
          showCellVerticalBorder
          hideFooter
          sx={{
            '& .weekend': { bgcolor: 'action.hover' },
            '& .vacation': { bgcolor: 'success.main', color: 'success.contrastText' },
            '& .remote': { bgcolor: 'info.main', color: 'info.contrastText' },
            '& .sick': { bgcolor: 'warning.main', color: 'warning.contrastText' },
          }}
          aria-label="Time off in autumn"
        />
      </div>
      <Alert severity="info" role="status" sx={{ mt: 1 }}>
        {message}
      </Alert>
    </div>
  );
}
