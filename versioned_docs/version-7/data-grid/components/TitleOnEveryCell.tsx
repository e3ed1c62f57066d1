import {
  DataGrid,
  GridCell,
  type GridCellProps,
  type GridColDef,
} from '@mui/x-data-grid';

function TitledCell(props: GridCellProps) {
  const { row, column } = props;
  const text: unknown = row[column.field];
  return <GridCell {...props} title={typeof text === 'string' ? text : undefined} />;
}

const slots = { cell: TitledCell };

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 80 },
  { field: 'fault', headerName: 'Fault', width: 170 },
  { field: 'remedy', headerName: 'Remedy', flex: 1, minWidth: 160 },
];

const rows = [
  {
    id: 1,
    code: 'E04',
    fault: 'The water inlet filter is blocked by sand or lime',
    remedy: 'Close the tap, unscrew the hose and rinse the filter under running water.',
  },
  {
    id: 2,
    code: 'E17',
    fault: 'The drain pump does not reach its speed',
    remedy:
      'Take out the sieve and look for broken glass before you start the pump again.',
  },
  {
    id: 3,
    code: 'E22',
    fault: 'The door was opened during the program',
    remedy: 'Close the door and hold the start button for three seconds.',
  },
];

export default function TitleOnEveryCell() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        hideFooter
        aria-label="Faults of a dishwasher"
      />
    </div>
  );
}
