import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Ballot', width: 110 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 120 },
  { field: 'mark', headerName: 'Mark', width: 120 },
];

const districts = ['Harbor', 'Old town', 'North', 'Mill quarter'];

const rows = Array.from({ length: 15 }, (_, index) => ({
  id: `B-${301 + index}`,
  district: districts[(index * 3) % 4],
  mark: index % 6 === 4 ? 'Unclear' : 'Valid',
}));

export default function SelectThisPage() {
  const [model, setModel] = React.useState<GridRowSelectionModel>([]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 372 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 5 } } }}
          checkboxSelection
          checkboxSelectionVisibleOnly
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooterSelectedRowCount
          aria-label="Ballots to check"
        />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        Checked: {model.length} of {rows.length} ballots
      </Typography>
    </div>
  );
}
