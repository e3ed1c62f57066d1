import {
  DataGrid,
  GridToolbar,
  type DataGridProps,
  type GridInitialState,
  type GridValidRowModel,
} from '@mui/x-data-grid';

const PAGE_SIZES = [5, 25, 100];
const START: GridInitialState = { pagination: { paginationModel: { pageSize: 5 } } };

export interface AppGridProps<Row extends GridValidRowModel>
  extends Omit<DataGridProps<Row>, 'density'> {
  /** Names the grid for screen readers, and the files of its exports. */
  title: string;
}

/** The grid of this app: compact, with a toolbar, pages of 5, and a title. */
export function AppGrid<Row extends GridValidRowModel>({
  title,
  initialState,
  slots,
  slotProps,
  sx,
  ...other
}: AppGridProps<Row>) {
  return (
    <DataGrid
      density="compact"
      disableRowSelectionOnClick
      pageSizeOptions={PAGE_SIZES}
      {...other}
      initialState={{ ...START, ...initialState }}
      slots={{ toolbar: GridToolbar, ...slots }}
      slotProps={{
        ...slotProps,
        main: { 'aria-label': title, ...slotProps?.main },
        toolbar: {
          csvOptions: { fileName: title },
          printOptions: { disableToolbarButton: true },
          ...slotProps?.toolbar,
        },
      }}
      sx={[{ borderRadius: 2, boxShadow: 1 }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
