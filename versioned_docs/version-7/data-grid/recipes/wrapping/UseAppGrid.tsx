import type { GridColDef } from '@mui/x-data-grid';
import { AppGrid } from './AppGrid';

interface Lease {
  id: number;
  tenant: string;
  flat: string;
  rent: number;
}

const columns: GridColDef<Lease>[] = [
  { field: 'tenant', headerName: 'Tenant', flex: 1, minWidth: 120 },
  { field: 'flat', headerName: 'Flat', width: 90 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 110 },
];

const tenants = ['Bauer', 'Costa', 'Dubois', 'Evans', 'Fuchs', 'Garcia', 'Haas', 'Ito'];

const rows: Lease[] = tenants.map((tenant, index) => ({
  id: index,
  tenant,
  flat: `${1 + (index % 3)}.${1 + (index % 4)}`,
  rent: 640 + ((index * 83) % 300),
}));

export default function UseAppGrid() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <AppGrid
        title="Leases"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'rent', sort: 'desc' }] } }}
      />
    </div>
  );
}
