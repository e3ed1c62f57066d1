import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', width: 100 },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130, editable: true },
  { field: 'gardener', headerName: 'Gardener', width: 140, editable: true },
];

const rows = [
  { id: 1, bed: 'A', plant: 'Dahlia', gardener: 'Rosa' },
  { id: 2, bed: 'B', plant: 'Lavender', gardener: 'Emil' },
  { id: 3, bed: 'C', plant: 'Peony', gardener: 'Rosa' },
];

interface Question {
  cells: number;
  answer: (isYes: boolean) => void;
}

export default function ConfirmPaste() {
  const [question, setQuestion] = React.useState<Question>();

  const askFirst = async ({ data }: { data: string[][] }) => {
    const cells = data.flat().length;
    if (cells === 1) return;
    const isYes = await new Promise<boolean>((answer) => {
      setQuestion({ cells, answer });
    });
    setQuestion(undefined);
    if (!isYes) throw new Error('The user does not want to paste.');
  };

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={askFirst}
        aria-label="Flower beds"
        hideFooter
      />
      <Dialog open={question !== undefined} onClose={() => question?.answer(false)}>
        <DialogTitle>Paste {question?.cells} values?</DialogTitle>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>Cancel</Button>
          <Button onClick={() => question?.answer(true)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
