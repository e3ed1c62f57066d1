import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createRestApi } from '../../../shared/createRestApi';
import { readAnswer } from './readAnswer';

interface Shelf {
  id: number;
  goods: string;
  counted: number;
}

const stock: Shelf[] = [
  { id: 1, goods: 'Flour', counted: 40 },
  { id: 2, goods: 'Rice', counted: 64 },
  { id: 3, goods: 'Lentils', counted: 18 },
  { id: 4, goods: 'Salt', counted: 25 },
];

const request = createRestApi(stock, {
  validate: ({ counted }) => (counted < 0 ? 'A count cannot be negative.' : undefined),
});

const columns: GridColDef<Shelf>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  { field: 'counted', headerName: 'Counted', type: 'number', width: 130, editable: true },
];

export default function SaveBatch() {
  const apiRef = useGridApiRef();
  const [unsaved, setUnsaved] = React.useState<ReadonlyMap<number, string>>(new Map());
  const [isSaving, setIsSaving] = React.useState(false);

  const collect = (shelf: Shelf, before: Shelf) => {
    if (shelf.counted !== before.counted) {
      setUnsaved((current) => new Map(current).set(shelf.id, 'Not saved yet'));
    }
    return shelf;
  };

  const saveAll = async () => {
    if (isSaving || unsaved.size === 0) return;
    setIsSaving(true);
    const answers = await Promise.all(
      [...unsaved.keys()].map(async (id) => {
        const sent = apiRef.current?.getRow<Shelf>(id);
        const body = JSON.stringify(sent);
        const error = await request(`/shelves/${id}`, { method: 'PUT', body })
          .then(readAnswer)
          .then(
            () => '',
            (reason: Error) => reason.message,
          );
        return { id, sent, error };
      }),
    );
    const saved = answers.filter(
      // A row that was changed again in the meantime is another object.
      ({ id, sent, error }) => !error && apiRef.current?.getRow(id) === sent,
    );
    setUnsaved((current) => {
      const next = new Map(current);
      answers.forEach(({ id, error }) => error && next.set(id, error));
      saved.forEach(({ id }) => next.delete(id));
      return next;
    });
    setIsSaving(false);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={stock}
          columns={columns}
          processRowUpdate={collect}
          getCellClassName={({ id, field }) =>
            field === 'counted' && unsaved.has(Number(id)) ? 'unsaved' : ''
          }
          sx={{ '& .unsaved': { fontWeight: 700, outline: '1px dashed' } }}
          hideFooter
          aria-label="Stock count"
        />
      </div>
      <Button
        // Unlike a disabled button, this one keeps the focus.
        aria-disabled={isSaving || unsaved.size === 0}
        onClick={saveAll}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.4 } }}
      >
        {isSaving ? 'Saving…' : `Save ${unsaved.size}`}
      </Button>
      <div role="status" style={{ minHeight: 24 }}>
        {unsaved.size > 0 && (
          <ul style={{ margin: 0 }}>
            {[...unsaved].map(([id, reason]) => (
              <li key={id}>
                {stock.find((shelf) => shelf.id === id)?.goods}: {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
