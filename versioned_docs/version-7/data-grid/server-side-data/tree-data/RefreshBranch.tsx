import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { waitForServer } from '../../../shared/waitForServer';

interface Bin {
  id: string;
  name: string;
  pieces: number;
  bins: number;
}

let deliveries = 0;

/** Stands in for a warehouse: each request for a hall finds more pieces. */
async function fetchBins(path: string[] = []): Promise<Bin[]> {
  await waitForServer(400);
  if (path.length === 0) {
    return ['Hall 1', 'Hall 2', 'Hall 3'].map((name, index) => ({
      id: name,
      name,
      pieces: 300 + 60 * index,
      bins: 3,
    }));
  }
  deliveries += 1;
  return ['A', 'B', 'C'].map((letter, index) => ({
    id: `${path[0]} ${letter}`,
    name: `Bin ${letter}`,
    pieces: 100 + 20 * index + 5 * deliveries,
    bins: 0,
  }));
}

const dataSource: GridDataSource = {
  getRows: async ({ groupKeys }) => ({ rows: await fetchBins(groupKeys) }),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.bins,
};

const columns: GridColDef<Bin>[] = [
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 120 },
];

export default function RefreshBranch() {
  const apiRef = useGridApiRef();

  const collapseAll = () => apiRef.current.unstable_dataSource.fetchRows();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ pb: 1 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.unstable_dataSource.fetchRows('Hall 1')}
        >
          Open or refresh hall 1
        </Button>
        <Button onClick={collapseAll}>Close all halls</Button>
      </Stack>
      <div style={{ height: 424 }}>
        <DataGridPro
          treeData
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={null}
          groupingColDef={{
            headerName: 'Place',
            flex: 1,
            minWidth: 160,
            hideDescendantCount: true,
          }}
          disableColumnSorting
          disableColumnFilter
          hideFooter
          aria-label="Stock of a warehouse"
        />
      </div>
    </div>
  );
}
