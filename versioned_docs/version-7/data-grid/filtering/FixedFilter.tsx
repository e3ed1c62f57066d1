import {
  DataGridPro,
  GridLogicOperator,
  GridToolbar,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  // Users see the filter of this column, but cannot change it.
  { field: 'ward', headerName: 'Ward', width: 170, filterable: false },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 150 },
];

const rows = [
  { id: 1, patient: 'P. Abel', ward: 'Surgery', nights: 3 },
  { id: 2, patient: 'R. Baum', ward: 'Eyes', nights: 1 },
  { id: 3, patient: 'L. Cruz', ward: 'Surgery', nights: 9 },
  { id: 4, patient: 'J. Dahl', ward: 'Children', nights: 2 },
  { id: 5, patient: 'E. Faro', ward: 'Surgery', nights: 5 },
];

export default function FixedFilter() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        headerFilters
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'own-ward', field: 'ward', operator: 'equals', value: 'Surgery' },
                { id: 'long-stay', field: 'nights', operator: '>=', value: '4' },
              ],
            },
          },
        }}
        // With "or", a second filter would show other wards as well.
        slotProps={{ filterPanel: { logicOperators: [GridLogicOperator.And] } }}
        hideFooter
        aria-label="Patients of a ward"
      />
    </div>
  );
}
