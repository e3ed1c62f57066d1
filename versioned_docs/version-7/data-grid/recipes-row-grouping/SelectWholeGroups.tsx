import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', width: 130 },
  { field: 'name', headerName: 'Household', flex: 1, minWidth: 150 },
  { field: 'meters', headerName: 'Meters', type: 'number', width: 100 },
];

const rows = [
  { id: 1, street: 'Lime Lane', name: 'Berger', meters: 1 },
  { id: 2, street: 'Lime Lane', name: 'Castillo', meters: 2 },
  { id: 3, street: 'Mill Road', name: 'Dubois', meters: 1 },
  { id: 4, street: 'Mill Road', name: 'Evans', meters: 3 },
];

export default function SelectWholeGroups() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nobody is on the list yet.');

  const list = () => {
    const ids: GridRowId[] = [...(apiRef.current?.getSelectedRows().keys() ?? [])];
    const households = rows.filter(({ id }) => ids.includes(id));
    setMessage(
      households.length > 0
        ? `Visit: ${households.map(({ name }) => name).join(', ')}`
        : 'Select a street or a household first.',
    );
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={list}>List the selected households</Button>
      <div style={{ height: 372 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionPropagation={{ parents: true, descendants: true }}
          disableRowSelectionOnClick
          defaultGroupingExpansionDepth={1}
          initialState={{
            rowGrouping: { model: ['street'] },
            columns: { columnVisibilityModel: { street: false } },
          }}
          aria-label="Households by street"
          hideFooter
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
