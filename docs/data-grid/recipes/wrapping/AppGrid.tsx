import type * as React from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridInitialState,
  type GridValidRowModel,
} from '@mui/x-data-grid';

const PAGE_SIZES = [5, 25, 100];
const START: GridInitialState = { pagination: { paginationModel: { pageSize: 5 } } };

export interface AppGridProps<Row extends GridValidRowModel>
  extends Omit<DataGridProps<Row>, 'density' | 'label'>,
    React.RefAttributes<HTMLDivElement> {
  /** Names the grid for screen readers, and stands above it. */
  title: string;
}

/** The grid of this app: compact, with pages of 5, and a title. */
export function AppGrid<Row extends GridValidRowModel>({
  title,
  initialState,
  slotProps,
  sx,
  ...other
}: AppGridProps<Row>) {
  return (
    <DataGrid
      label={title}
      density="compact"
      showToolbar
      disableRowSelectionOnClick
      pageSizeOptions={PAGE_SIZES}
      {...other}
      initialState={{ ...START, ...initialState }}
      slotProps={{
        ...slotProps,
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
