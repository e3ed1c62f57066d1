import Button from '@mui/material/Button';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { columns, listings } from './listings';
import { useStored } from './useStored';

const rows = listings.slice(0, 3);
const EVERYTHING: GridColumnVisibilityModel = {};
const SHORT: GridColumnVisibilityModel = { rooms: false, kind: false };

const readColumns = (stored: unknown): GridColumnVisibilityModel =>
  typeof stored === 'object' && stored !== null
    ? (stored as GridColumnVisibilityModel)
    : EVERYTHING;

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
