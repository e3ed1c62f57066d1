import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Size {
  width: number;
  height: number;
}

interface Picture {
  id: number;
  title: string;
  size: Size;
}

function SizeEditor(params: GridRenderEditCellParams<Picture, Size>) {
  const { id, field, hasFocus, value = { width: 0, height: 0 } } = params;
  const apiRef = useGridApiContext();
  const firstRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) firstRef.current?.focus();
  }, [hasFocus]);

  const inputFor = (
    side: keyof Size,
    isWayOut: (event: React.KeyboardEvent) => boolean,
  ) => (
    <InputBase
      type="number"
      inputRef={side === 'width' ? firstRef : undefined}
      value={value[side]}
      onChange={(event) =>
        apiRef.current.setEditCellValue({
          id,
          field,
          value: { ...value, [side]: Number(event.target.value) },
        })
      }
      // Between the two fields, Tab is not for the grid.
      onKeyDown={(event) => {
        if (event.key === 'Tab' && !isWayOut(event)) event.stopPropagation();
      }}
      slotProps={{ input: { 'aria-label': side, min: 1 } }}
    />
  );

  return (
    <Stack direction="row" sx={{ px: 1, gap: 1, alignItems: 'center' }}>
      {inputFor('width', (event) => event.shiftKey)}
      <span aria-hidden>×</span>
      {inputFor('height', (event) => !event.shiftKey)}
    </Stack>
  );
}

const columns: GridColDef<Picture>[] = [
  { field: 'title', headerName: 'Picture', flex: 1, minWidth: 130 },
  {
    field: 'size',
    headerName: 'Size (cm)',
    width: 190,
    editable: true,
    filterable: false,
    valueFormatter: ({ width, height }: Size) => `${width} × ${height}`,
    sortComparator: (a: Size, b: Size) => a.width * a.height - b.width * b.height,
    renderEditCell: (params) => <SizeEditor {...params} />,
  },
];

const rows: Picture[] = [
  { id: 1, title: 'Harbor at noon', size: { width: 60, height: 40 } },
  { id: 2, title: 'Two chairs', size: { width: 30, height: 45 } },
  { id: 3, title: 'Orchard', size: { width: 120, height: 80 } },
];

export default function WidthAndHeight() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Pictures" />
    </div>
  );
}
