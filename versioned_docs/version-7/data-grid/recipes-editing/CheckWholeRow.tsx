import {
  DataGrid,
  GridEditInputCell,
  gridEditRowsStateSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';

interface Shift {
  id: number;
  name: string;
  from: number;
  until: number;
  pause: number;
}

/** What is wrong, by the field that shows it. */
function checkShift({ from, until, pause }: Omit<Shift, 'id' | 'name'>) {
  const faults: Record<string, string> = {};
  if (until <= from) faults.until = 'A shift ends after it begins.';
  else if (until - from > 10) faults.until = 'A shift has at most ten hours.';
  else if (until - from > 6 && pause < 30)
    faults.pause = 'More than six hours need a break of 30 minutes.';
  return faults;
}

const numberColumn = (field: string, headerName: string): GridColDef<Shift> => ({
  field,
  headerName,
  type: 'number',
  width: 120,
  editable: true,
  preProcessEditCellProps: ({
    props,
    otherFieldsProps = {},
  }: GridPreProcessEditCellProps) => {
    const valueOf = (name: string): number =>
      name === field ? props.value : otherFieldsProps[name]?.value;
    const faults = checkShift({
      from: valueOf('from'),
      until: valueOf('until'),
      pause: valueOf('pause'),
    });
    return { ...props, error: faults[field] };
  },
  renderEditCell: ({ error, ...params }) => (
    <GridEditInputCell
      {...params}
      error={Boolean(error)}
      inputProps={{ 'aria-label': headerName, 'aria-invalid': Boolean(error) }}
    />
  ),
});

const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  numberColumn('from', 'From (h)'),
  numberColumn('until', 'Until (h)'),
  numberColumn('pause', 'Break (min)'),
];

const rows: Shift[] = [
  { id: 1, name: 'Amara', from: 6, until: 14, pause: 30 },
  { id: 2, name: 'Jonas', from: 9, until: 14, pause: 0 },
  { id: 3, name: 'Wen', from: 12, until: 20, pause: 45 },
];

function Faults() {
  const apiRef = useGridApiContext();
  const edited = useGridSelector(apiRef, gridEditRowsStateSelector);
  const faults = Object.values(edited)
    .flatMap((fields) => Object.values(fields))
    .flatMap(({ error }) => (error ? [String(error)] : []));

  return (
    <div role="status" style={{ minHeight: 40, padding: '8px 10px' }}>
      {faults.join(' ') || 'No faults.'}
    </div>
  );
}

export default function CheckWholeRow() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        slots={{ footer: Faults }}
        aria-label="Shifts of a bakery"
      />
    </div>
  );
}
