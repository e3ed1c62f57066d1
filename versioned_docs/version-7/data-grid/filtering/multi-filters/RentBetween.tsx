import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import { apartmentColumns, apartments } from './apartments';

export default function RentBetween() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        rows={apartments}
        columns={apartmentColumns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'from', field: 'rent', operator: '>=', value: 800 },
                { id: 'to', field: 'rent', operator: '<=', value: 1200 },
                { id: 'rooms', field: 'rooms', operator: '>=', value: 3 },
              ],
            },
          },
        }}
        slots={{ toolbar: GridToolbar }}
        aria-label="Apartments to rent"
      />
    </div>
  );
}
