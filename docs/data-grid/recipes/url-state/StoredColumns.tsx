import Button from '@mui/material/Button';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { columns, listings } from './listings';
import { useStored } from './useStored';

const rows = listings.slice(0, 3);
const EVERYTHING: GridColumnVisibilityModel = {};
const SHORT: GridColumnVisibilityModel = { rooms: false, kind: false };

const fields = new Set(columns.map(({ field }) => field));

/** Keeps what is a boolean for a column of this grid. */
function readColumns(stored: unknown): GridColumnVisibilityModel {
  if (typeof stored !== 'object' || stored === null) return EVERYTHING;
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([field, isVisible]) => fields.has(field) && typeof isVisible === 'boolean',
    ),
  );
}

export default function StoredColumns() {
  const [model, setModel] = useStored('homes-columns-1', readColumns);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setModel(SHORT)}>Short</Button>
      <Button onClick={() => setModel(EVERYTHING)}>All columns</Button>
      <div style={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
          aria-label="Homes, with the columns you chose last"
        />
      </div>
    </div>
  );
}
