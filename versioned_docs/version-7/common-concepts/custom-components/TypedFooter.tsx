import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, GridFooterContainer, type GridColDef } from '@mui/x-data-grid';
import type { GridSlotProps } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    budget?: number;
    onBudgetRaise?: () => void;
  }
}

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 120 },
];

const rows = [
  { id: 1, item: 'Hall', cost: 800 },
  { id: 2, item: 'Band', cost: 650 },
];

function BudgetFooter({ budget = 0, onBudgetRaise, ...other }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer {...other} sx={{ px: 2 }}>
      Budget: {budget}
      <Button size="small" onClick={onBudgetRaise}>
        Add 100
      </Button>
    </GridFooterContainer>
  );
}

export default function TypedFooter() {
  const [budget, setBudget] = React.useState(1500);

  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Costs"
        rows={rows}
        columns={columns}
        slots={{ footer: BudgetFooter }}
        slotProps={{
          footer: { budget, onBudgetRaise: () => setBudget(budget + 100) },
        }}
      />
    </div>
  );
}
