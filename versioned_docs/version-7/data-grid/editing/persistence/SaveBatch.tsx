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
    setIsSaving(true);
    const answers = await Promise.all(
      [...unsaved.keys()].map(async (id) => {
        const body = JSON.stringify(apiRef.current?.getRow(id));
        const answer = await request(`/shelves/${id}`, { method: 'PUT', body });
        return readAnswer(answer).then(
          () => undefined,
          (error: Error) => [id, error.message] as const,
        );
      }),
    );
    setUnsaved(new Map(answers.filter((refused) => refused !== undefined)));
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
          isCellEditable={() => !isSaving}
          getCellClassName={({ id, field }) =>
            field === 'counted' && unsaved.has(Number(id)) ? 'unsaved' : ''
          }
          sx={{ '& .unsaved': { fontWeight: 700, outline: '1px dashed' } }}
          hideFooter
          aria-label="Stock count"
        />
      </div>
      <Button onClick={saveAll} loading={isSaving} disabled={unsaved.size === 0}>
        Save {unsaved.size}
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
