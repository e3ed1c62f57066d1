import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, dish: 'Lentil soup', price: '€6.50', allergens: 'Celery, mustard' },
  { id: 2, dish: 'Walnut pasta', price: '€11.00', allergens: 'Wheat, nuts, milk' },
  { id: 3, dish: 'Baked trout', price: '€16.00', allergens: 'Fish' },
];

type Dish = (typeof rows)[number];

function DishCell({ id, row, tabIndex }: GridRenderCellParams<Dish>) {
  const apiRef = useGridApiContext();
  const isOpen = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).includes(
    id,
  );

  return (
    <React.Fragment>
      <span style={{ flex: 1 }}>
        {row.dish}, {row.price}
      </span>
      <Button
        size="small"
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        aria-label={`Allergens of ${row.dish}`}
        onClick={() => apiRef.current.toggleDetailPanel(id)}
      >
        Allergens
      </Button>
    </React.Fragment>
  );
}

const columns: GridColDef<Dish>[] = [{ field: 'dish', headerName: 'Dish' }];

const listColumn: GridListColDef<Dish> = {
  field: 'dish',
  display: 'flex',
  renderCell: (params) => <DishCell {...params} />,
};

const getDetailPanelContent = ({ row }: GridRowParams<Dish>) => (
  <Box sx={{ p: 2 }}>Contains: {row.allergens}</Box>
);

const getDetailPanelHeight = () => 56;

export default function ListWithDetails() {
  return (
    <div style={{ height: 272, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Menu of the day"
      />
    </div>
  );
}
