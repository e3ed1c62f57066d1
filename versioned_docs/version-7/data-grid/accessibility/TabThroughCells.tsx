import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

type TabNavigation = NonNullable<DataGridProProps['tabNavigation']>;

const choices: TabNavigation[] = ['none', 'content', 'header', 'all'];

const columns: GridColDef[] = [
  { field: 'account', headerName: 'Account', width: 100 },
  { field: 'text', headerName: 'Text', flex: 1, minWidth: 120, editable: true },
  { field: 'debit', headerName: 'Debit', type: 'number', width: 90, editable: true },
  { field: 'credit', headerName: 'Credit', type: 'number', width: 90, editable: true },
];

const rows = [
  { id: 1, account: '4100', text: 'Sales', debit: null, credit: 820 },
  { id: 2, account: '1200', text: 'Bank', debit: 820, credit: null },
  { id: 3, account: '6300', text: 'Postage', debit: 14, credit: null },
];

export default function TabThroughCells() {
  const [tabNavigation, setTabNavigation] = React.useState<TabNavigation>('content');

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="tabNavigation"
        value={tabNavigation}
        onChange={(event) => setTabNavigation(event.target.value as TabNavigation)}
        sx={{ mb: 2, minWidth: 160 }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 214 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          tabNavigation={tabNavigation}
          hideFooter
          aria-label="Journal"
        />
      </div>
    </div>
  );
}
