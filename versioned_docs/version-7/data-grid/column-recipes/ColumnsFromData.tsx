import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Cell = string | number | boolean | null;
type Table = ({ id: number } & Record<string, Cell>)[];

const tables: Record<string, Table> = {
  Ships: [
    { id: 1, name: 'Aurora', grossTons: 4120, lastSurvey: '2025-09-14' },
    { id: 2, name: 'Petrel', grossTons: 980, lastSurvey: null },
  ],
  Crew: [
    { id: 1, fullName: 'Ida Lund', onBoard: true, hireDate: '2019-03-01' },
    { id: 2, fullName: 'Piet Mol', onBoard: false, hireDate: '2023-11-20' },
  ],
};

const toTitle = (field: string) =>
  field
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

function toColumn(field: string, table: Table): GridColDef<Table[number]> {
  const column = { field, headerName: toTitle(field), width: 150 };
  const sample = table.map((row) => row[field]).find((cell) => cell != null);
  if (typeof sample === 'number') return { ...column, type: 'number' };
  if (typeof sample === 'boolean') return { ...column, type: 'boolean' };
  if (/^\d{4}-\d\d-\d\d$/.test(String(sample))) {
    return {
      ...column,
      type: 'date',
      valueGetter: (day: string | null) => day && new Date(`${day}T00:00`),
    };
  }
  return column;
}

export default function ColumnsFromData() {
  const [name, setName] = React.useState('Ships');

  const { rows, columns } = React.useMemo(() => {
    const table = tables[name] ?? [];
    const fields = new Set(table.flatMap(Object.keys));
    fields.delete('id');
    return {
      rows: table,
      columns: [...fields].map((field) => toColumn(field, table)),
    };
  }, [name]);

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Table"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ mb: 2, minWidth: 140 }}
      >
        {Object.keys(tables).map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 180 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label={name} />
      </div>
    </div>
  );
}
