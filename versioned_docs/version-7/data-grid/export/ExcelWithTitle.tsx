import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridExceljsProcessInput,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', flex: 1, minWidth: 120 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 130 },
  { field: 'nitrate', headerName: 'Nitrate (mg/l)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, well: 'Brook field', depth: 18, nitrate: 21 },
  { id: 2, well: 'Mill lane', depth: 34, nitrate: 12 },
  { id: 3, well: 'Upper farm', depth: 27, nitrate: 48 },
];

async function addTitle({ worksheet }: GridExceljsProcessInput) {
  worksheet.addRow(['Ground water, spring 2026']).font = { bold: true, size: 14 };
  worksheet.addRow([]);
}

async function addLimit({ worksheet }: GridExceljsProcessInput) {
  worksheet.addRow([]);
  worksheet.addRow(['Limit for nitrate: 50 mg/l']);
}

export default function ExcelWithTitle() {
  const apiRef = useGridApiRef();
  const [state, setState] = React.useState('');
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportDataAsExcel({
              fileName: 'ground-water',
              exceljsPreProcess: addTitle,
              exceljsPostProcess: addLimit,
            })
          }
        >
          Export the report
        </Button>
        <span role="status">{state}</span>
      </Stack>
      <div style={{ height: 268, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onExcelExportStateChange={(next) =>
            setState(next === 'pending' ? 'Writing the file…' : 'Done')
          }
          hideFooter
          aria-label="Wells"
        />
      </div>
    </Stack>
  );
}
