import * as React from 'react';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { fetchGrants, supportedOperators, type Grant } from './grants';

// Offer only what the server understands.
const textOperators = getGridStringOperators().filter(({ value }) =>
  supportedOperators.includes(value),
);
const numberOperators = getGridNumericOperators().filter(({ value }) =>
  supportedOperators.includes(value),
);

const columns: GridColDef<Grant>[] = [
  {
    field: 'project',
    headerName: 'Project',
    flex: 1,
    minWidth: 170,
    filterOperators: textOperators,
  },
  { field: 'field', headerName: 'Field', width: 130, filterOperators: textOperators },
  {
    field: 'amount',
    headerName: 'Amount (k€)',
    type: 'number',
    width: 140,
    filterOperators: numberOperators,
  },
];

export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'amount', operator: '>=', value: '200' }],
  });
  const [rows, setRows] = React.useState<Grant[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let current = true;
    fetchGrants(filterModel).then((grants) => {
      if (current) {
        setRows(grants);
        setLoading(false);
      }
    });
    return () => {
      current = false;
    };
  }, [filterModel]);

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        loading={loading}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={(model) => {
          setLoading(true);
          setFilterModel(model);
        }}
        filterDebounceMs={300}
        hideFooter
        aria-label="Research grants"
      />
    </div>
  );
}
