import * as React from 'react';
import { z } from 'zod';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const plotSchema = z.object({
  crop: z.string().trim().min(2, 'At least two letters'),
  meters: z.number('A number').positive('More than 0 m²').max(400, 'At most 400 m²'),
  bed: z.string().regex(/^[A-F]\d$/, 'A letter from A to F, then a digit'),
});

type Plot = z.infer<typeof plotSchema> & { id: number };

function EditorWithError({ error, ...params }: GridRenderEditCellParams) {
  const messageId = React.useId();

  return (
    <Tooltip
      open={Boolean(error)}
      title={error}
      placement="top"
      id={messageId}
      describeChild
    >
      <div style={{ width: '100%' }}>
        <GridEditInputCell
          {...params}
          error={Boolean(error)}
          inputProps={{
            'aria-label': params.colDef.headerName,
            'aria-invalid': Boolean(error),
            'aria-describedby': error ? messageId : undefined,
          }}
        />
      </div>
    </Tooltip>
  );
}

/** Adds the check and the editor that shows its message. */
function checked(column: GridColDef<Plot> & { field: keyof typeof plotSchema.shape }) {
  return {
    ...column,
    editable: true,
    preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => {
      const result = plotSchema.shape[column.field].safeParse(props.value);
      return { ...props, error: result.error?.issues[0]?.message };
    },
    renderEditCell: (params: GridRenderEditCellParams) => <EditorWithError {...params} />,
  };
}

const columns: GridColDef<Plot>[] = [
  checked({ field: 'bed', headerName: 'Bed', width: 90 }),
  checked({ field: 'crop', headerName: 'Crop', flex: 1, minWidth: 130 }),
  checked({ field: 'meters', headerName: 'Area (m²)', type: 'number', width: 120 }),
];

const rows: Plot[] = [
  { id: 1, bed: 'A1', crop: 'Potatoes', meters: 120 },
  { id: 2, bed: 'A2', crop: 'Leeks', meters: 40 },
  { id: 3, bed: 'C4', crop: 'Pumpkins', meters: 210 },
];

export default function ZodColumns() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sx={{ '& .Mui-error': { color: 'error.main' } }}
        hideFooter
        aria-label="Beds of a garden"
      />
    </div>
  );
}
