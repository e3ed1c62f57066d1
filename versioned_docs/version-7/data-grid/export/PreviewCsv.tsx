import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 120 },
  {
    field: 'balance',
    headerName: 'Balance',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => `${value.toFixed(2)} CHF`,
  },
  { field: 'note', headerName: 'Note', width: 170 },
];

const rows = [
  { id: 1, account: 'Travel', balance: 320.5, note: 'Trains, planes' },
  { id: 2, account: 'Repairs', balance: -45, note: '=SUM(A1:A9)' },
];

export default function PreviewCsv() {
  const apiRef = useGridApiRef();
  const [semicolons, setSemicolons] = React.useState(true);
  const [escapeFormulas, setEscapeFormulas] = React.useState(true);
  const [csv, setCsv] = React.useState('');

  React.useEffect(() => {
    const options = { delimiter: semicolons ? ';' : ',', escapeFormulas };
    setCsv(apiRef.current?.getDataAsCsv(options) ?? '');
  }, [apiRef, semicolons, escapeFormulas]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <div style={{ height: 164, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Accounts"
        />
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={semicolons} />}
          label="Separate with semicolons"
          onChange={(_event, checked) => setSemicolons(checked)}
        />
        <FormControlLabel
          control={<Switch checked={escapeFormulas} />}
          label="Escape formulas"
          onChange={(_event, checked) => setEscapeFormulas(checked)}
        />
      </Stack>
      <Box
        component="pre"
        dir="ltr"
        aria-live="polite"
        sx={{ m: 0, p: 1.5, minHeight: 92, bgcolor: 'action.hover', borderRadius: 1 }}
      >
        {csv}
      </Box>
    </Stack>
  );
}
