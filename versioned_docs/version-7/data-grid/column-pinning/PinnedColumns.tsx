import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, rows } from './stations';

export default function PinnedColumns() {
  return (
    <div style={{ height: 284, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['station'], right: ['sum'] } }}
        hideFooter
        aria-label="Rain by month"
      />
    </div>
  );
}
