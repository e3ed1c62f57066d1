import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'composer', headerName: 'Composer', width: 140 },
  { field: 'work', headerName: 'Work', width: 200 },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];

const rows = [
  { id: 1, composer: 'Fanny Hensel', work: 'Piano Trio in D minor', minutes: 26 },
  { id: 2, composer: 'Ravel', work: 'String Quartet in F', minutes: 29 },
  { id: 3, composer: 'Sofia Gubaidulina', work: 'In Croce', minutes: 15 },
];

const savedWidths = { work: { width: 260 } };

export default function SaveColumnWidths() {
  const [widths, setWidths] =
    React.useState<Record<string, { width: number }>>(savedWidths);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={{ columns: { dimensions: savedWidths } }}
          onColumnWidthChange={({ colDef, width }) =>
            setWidths((current) => ({ ...current, [colDef.field]: { width } }))
          }
          hideFooter
          aria-label="Concert program"
        />
      </div>
      <Typography variant="body2" component="code" role="status">
        {JSON.stringify(widths)}
      </Typography>
    </Stack>
  );
}
