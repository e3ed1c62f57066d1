import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const crowns = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'CZK',
  maximumFractionDigits: 0,
});

const columns: GridColDef[] = [
  { field: 'glass', headerName: 'Glass', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => crowns.format(value),
  },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 110 },
];

const rows = [
  { id: 1, glass: 'Wine, red', price: 480, pieces: 120 },
  { id: 2, glass: 'Beer', price: 190, pieces: 600 },
  { id: 3, glass: 'Carafe', price: 1150, pieces: 24 },
];

export default function CopyRawValues() {
  const [isRaw, setIsRaw] = React.useState(true);
  const [hasSemicolons, setHasSemicolons] = React.useState(true);
  const [text, setText] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch
              checked={isRaw}
              onChange={(event) => setIsRaw(event.target.checked)}
            />
          }
          label="Plain numbers"
        />
        <FormControlLabel
          control={
            <Switch
              checked={hasSemicolons}
              onChange={(event) => setHasSemicolons(event.target.checked)}
            />
          }
          label="Semicolons"
        />
      </Stack>
      <div style={{ height: 214 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          clipboardCopyCellDelimiter={hasSemicolons ? ';' : '\t'}
          ignoreValueFormatterDuringExport={{ clipboardExport: isRaw }}
          aria-label="Glasses in stock"
          hideFooter
        />
      </div>
      <TextField
        multiline
        minRows={3}
        label="Paste here"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Stack>
  );
}
