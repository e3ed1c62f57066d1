import * as React from 'react';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const fade = keyframes({ from: { opacity: 0.5 }, to: { opacity: 0 } });

const columns: GridColDef[] = [
  { field: 'lot', headerName: 'Lot', flex: 1, minWidth: 150 },
  {
    field: 'bid',
    headerName: 'Highest bid',
    type: 'number',
    width: 150,
    cellClassName: 'bid',
    valueFormatter: (value: number) => `€${value}`,
    // A new key starts the animation again.
    renderCell: ({ row, formattedValue }) => (
      <>
        {row.bids > 0 && <span key={row.bids} className="flash" />}
        {formattedValue}
      </>
    ),
  },
];

const lots = [
  { id: 1, lot: 'Wall clock, 1890', bid: 120, bids: 0 },
  { id: 2, lot: 'Atlas of the Alps', bid: 65, bids: 0 },
  { id: 3, lot: 'Silver spoon', bid: 40, bids: 0 },
];

export default function FlashOnChange() {
  const [rows, setRows] = React.useState(lots);
  const [turn, setTurn] = React.useState(0);

  const placeBid = () => {
    const id = 1 + ((turn * 2) % lots.length);
    setTurn(turn + 1);
    setRows((current) =>
      current.map((row) =>
        row.id === id ? { ...row, bid: row.bid + 5, bids: row.bids + 1 } : row,
      ),
    );
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={placeBid}>Next bid</Button>
      <div style={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Auction"
          sx={{
            '& .bid': { position: 'relative' },
            '& .flash': {
              position: 'absolute',
              inset: 0,
              bgcolor: 'success.main',
              opacity: 0,
              animation: `${fade} 1.5s ease-out`,
              '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
            },
          }}
        />
      </div>
    </div>
  );
}
