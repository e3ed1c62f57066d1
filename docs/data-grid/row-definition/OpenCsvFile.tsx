import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import { parseCsv } from './parseCsv';

const sample = `Species,Place,Pairs
"Swift, common",Church tower,14
House martin,"Mill ""Old Wheel""",9
Barn owl,Barn,1
`;

interface Table {
  columns: GridColDef[];
  rows: GridRowsProp;
}

/** Makes columns from the first line. Fields get names that are unique whatever the headers are. */
function toTable([headers = [], ...lines]: string[][]): Table {
  const isNumber = headers.map((_header, index) =>
    lines.every((line) => line[index] !== '' && !Number.isNaN(Number(line[index]))),
  );
  return {
    columns: headers.map((headerName, index) => ({
      field: `column${index}`,
      headerName,
      type: isNumber[index] ? 'number' : 'string',
      flex: 1,
      minWidth: 110,
    })),
    rows: lines.map((line, id) => ({
      id,
      ...Object.fromEntries(
        line.map((value, index) => [
          `column${index}`,
          isNumber[index] ? Number(value) : value,
        ]),
      ),
    })),
  };
}

const nothing: Table = { columns: [], rows: [] };

export default function OpenCsvFile() {
  const [table, setTable] = React.useState(nothing);

  const openFile = async (event: React.ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) setTable(toTable(parseCsv(await file.text())));
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ gap: 2, pb: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file"
          onChange={openFile}
        />
        <Button onClick={() => setTable(toTable(parseCsv(sample)))}>Use a sample</Button>
      </Stack>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={table.rows}
          columns={table.columns}
          localeText={{ noColumnsOverlayLabel: 'No file is open' }}
          disableColumnSelector
          hideFooter
          aria-label="Content of the file"
        />
      </div>
    </div>
  );
}
