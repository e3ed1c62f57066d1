import * as React from 'react';
import {
  DataGridPro,
  GridToolbar,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Donation {
  id: number | string;
  donor: string;
  project: string;
  amount: number;
}

const columns: GridColDef<Donation>[] = [
  { field: 'donor', headerName: 'Donor', flex: 1, minWidth: 120 },
  { field: 'project', headerName: 'Project', width: 130 },
  { field: 'amount', headerName: 'Amount ($)', type: 'number', width: 130 },
];

const donors = ['A. Okafor', 'Bell & Sons', 'C. Marin', 'Dana Fund', 'E. Holt'];
const projects = ['Library', 'Playground', 'Well'];

const rows: Donation[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  donor: donors[(index * 3) % donors.length] ?? '',
  project: projects[index % projects.length] ?? '',
  amount: 20 + ((index * 35) % 180),
}));

export default function TotalOfFilteredRows() {
  const apiRef = useGridApiRef();
  const [total, setTotal] = React.useState(0);

  React.useEffect(() => {
    const addUp = () => {
      const shown = gridFilteredSortedRowEntriesSelector(apiRef);
      setTotal(shown.reduce((sum, { model }) => sum + model.amount, 0));
    };
    addUp();
    return apiRef.current?.subscribeEvent('filteredRowsSet', addUp);
  }, [apiRef]);

  const pinnedRows = React.useMemo(
    () => ({ bottom: [{ id: 'sum', donor: 'Sum', project: '', amount: total }] }),
    [total],
  );

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        hideFooter
        aria-label="Donations"
      />
    </div>
  );
}
