import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  ExportExcel,
  gridRowSelectionCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'policy', headerName: 'Policy', width: 110 },
  { field: 'holder', headerName: 'Holder', flex: 1, minWidth: 130 },
  { field: 'premium', headerName: 'Premium (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, policy: 'H-2201', holder: 'Orchard Co-op', premium: 1240 },
  { id: 2, policy: 'H-2207', holder: 'B. Tanaka', premium: 310 },
  { id: 3, policy: 'V-0419', holder: 'Ferry Union', premium: 5890 },
];

const options: GridExcelExportOptions = {
  fileName: 'policies',
  columnsStyles: { premium: { numFmt: '#,##0.00' } },
};

function PolicyToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar aria-label="Policies">
      <ExportExcel options={options} render={<ToolbarButton render={<Button />} />}>
        {count > 0 ? `Excel file with ${count} selected` : 'Excel file with all policies'}
      </ExportExcel>
    </Toolbar>
  );
}

const slots = { toolbar: PolicyToolbar };

export default function ExcelOfSelection() {
  const [state, setState] = React.useState('No file yet.');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 270 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          slots={slots}
          showToolbar
          checkboxSelection
          onExcelExportStateChange={(next) =>
            setState(next === 'pending' ? 'Writing the file…' : 'The file is ready.')
          }
          hideFooter
          aria-label="Policies to renew"
        />
      </div>
      <p role="status">{state}</p>
    </div>
  );
}
