import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridVirtualizationSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 140 },
];

const rows = Array.from({ length: 90 }, (_, id) => ({
  id,
  peak: `Summit ${id + 1}`,
  height: 3900 - id * 17,
}));

function RenderedRows() {
  const apiRef = useGridApiContext();
  const { firstRowIndex, lastRowIndex } = useGridSelector(
    apiRef,
    gridVirtualizationSelector,
  ).renderContext;

  return (
    <Typography variant="body2" sx={{ p: 1 }}>
      Rendered: rows {firstRowIndex + 1} to {lastRowIndex}
    </Typography>
  );
}

export default function RowBuffer() {
  const [buffer, setBuffer] = React.useState(150);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={buffer}
        onChange={(_event, value) => value !== null && setBuffer(value)}
        aria-label="Row buffer"
      >
        <ToggleButton value={0}>0 px</ToggleButton>
        <ToggleButton value={150}>150 px</ToggleButton>
        <ToggleButton value={1000}>1,000 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 360, width: '100%' }}>
        <DataGrid
          key={buffer}
          rows={rows}
          columns={columns}
          rowBufferPx={buffer}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          slots={{ footer: RenderedRows }}
          aria-label="Peaks"
        />
      </div>
    </Stack>
  );
}
