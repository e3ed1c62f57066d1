import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'word', headerName: 'Word', width: 150 },
  { field: 'origin', headerName: 'Origin', width: 140 },
  { field: 'meaning', headerName: 'Meaning', flex: 1, minWidth: 180 },
];

const rows = [
  { id: 1, word: 'alcove', origin: 'Arabic', meaning: 'the vault' },
  { id: 2, word: 'bungalow', origin: 'Hindi', meaning: 'of Bengal' },
  { id: 3, word: 'cargo', origin: 'Spanish', meaning: 'load' },
  { id: 4, word: 'dollar', origin: 'German', meaning: 'of the valley' },
  { id: 5, word: 'easel', origin: 'Dutch', meaning: 'donkey' },
  { id: 6, word: 'fjord', origin: 'Norwegian', meaning: 'passage' },
];

export default function StripedRows() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        hideFooter
        aria-label="Loanwords"
        sx={{ '& .even:not(:hover, .Mui-selected)': { bgcolor: 'action.hover' } }}
      />
    </div>
  );
}
