import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Fare {
  id: number;
  zone: string;
  price: number;
}

interface Question {
  newRow: Fare;
  oldRow: Fare;
  answer: (row: Fare) => void;
}

const columns: GridColDef<Fare>[] = [
  { field: 'zone', headerName: 'Zone', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 130, editable: true },
];

const rows: Fare[] = [
  { id: 1, zone: 'Inner city', price: 2.8 },
  { id: 2, zone: 'Suburbs', price: 3.6 },
];

export default function ConfirmBeforeSaving() {
  const apiRef = useGridApiRef();
  const [question, setQuestion] = React.useState<Question | null>(null);
  const editedId = React.useRef(0);

  const processRowUpdate = (newRow: Fare, oldRow: Fare) =>
    new Promise<Fare>((resolve) => {
      if (newRow.price === oldRow.price) {
        resolve(oldRow);
      } else {
        editedId.current = newRow.id;
        setQuestion({ newRow, oldRow, answer: resolve });
      }
    });

  const close = (row?: Fare) => {
    if (row) {
      question?.answer(row);
    }
    setQuestion(null);
  };

  return (
    <div style={{ height: 164, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
        aria-label="Fares"
      />
      <Dialog
        open={question !== null}
        onClose={() => close(question?.oldRow)}
        disableRestoreFocus
        slotProps={{
          transition: {
            onExited: () =>
              apiRef.current?.getCellElement(editedId.current, 'price')?.focus(),
          },
        }}
      >
        <DialogTitle>Change the fare?</DialogTitle>
        <DialogContent>
          {question?.newRow.zone}: from €{question?.oldRow.price} to €
          {question?.newRow.price}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(question?.oldRow)}>Keep the old one</Button>
          <Button onClick={() => close(question?.newRow)}>Change</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
