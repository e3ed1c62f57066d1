import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 110, sortable: false },
  { field: 'time', headerName: 'Time', width: 90, sortable: false },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 160, sortable: false },
];

const program = [
  { id: 1, day: 'Friday', time: '18:00', talk: 'Doors and soup' },
  { id: 2, day: 'Friday', time: '19:30', talk: 'Maps without borders' },
  { id: 3, day: 'Saturday', time: '10:00', talk: 'Reading old handwriting' },
  { id: 4, day: 'Saturday', time: '14:00', talk: 'A walk along the wall' },
  { id: 5, day: 'Sunday', time: '11:00', talk: 'Brunch and farewell' },
];

/** The first row of each day. */
const firstIds = new Set(
  program.filter(({ day }, index) => day !== program[index - 1]?.day).map(({ id }) => id),
);

export default function LinePerDay() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={program}
        columns={columns}
        getRowClassName={({ id, isFirstVisible }) =>
          firstIds.has(Number(id)) && !isFirstVisible ? 'first-of-day' : ''
        }
        disableColumnMenu
        hideFooter
        aria-label="Program"
        sx={{
          [`& .first-of-day .${gridClasses.cell}`]: {
            borderTop: 2,
            borderColor: 'text.secondary',
          },
        }}
      />
    </div>
  );
}
