import { type GridColDef } from '@mui/x-data-grid-premium';

export const columns: GridColDef[] = [
  {
    field: 'object',
    headerName: 'Object',
    description: 'What was lent',
    flex: 1,
    minWidth: 150,
    examples: ['Bronze mirror', 'Chart of the Baltic'],
  },
  {
    field: 'lender',
    headerName: 'Lender',
    description: 'The museum that owns the object',
    width: 150,
    examples: ['City Museum'],
  },
  {
    field: 'value',
    headerName: 'Value (€)',
    description: 'Insured value in euros',
    type: 'number',
    width: 120,
    examples: [12000],
  },
  {
    field: 'due',
    headerName: 'Return by',
    description: 'The day the object has to be back',
    type: 'date',
    width: 130,
  },
];

export const rows = [
  {
    id: 1,
    object: 'Bronze mirror',
    lender: 'City Museum',
    value: 18000,
    due: new Date(2026, 1, 12),
  },
  {
    id: 2,
    object: 'Chart of the Baltic',
    lender: 'Maritime House',
    value: 42000,
    due: new Date(2026, 5, 30),
  },
  {
    id: 3,
    object: 'Writing desk',
    lender: 'City Museum',
    value: 7500,
    due: new Date(2026, 2, 20),
  },
  {
    id: 4,
    object: 'Silver ewer',
    lender: 'Abbey Treasury',
    value: 96000,
    due: new Date(2026, 1, 2),
  },
  {
    id: 5,
    object: 'Ship model',
    lender: 'Maritime House',
    value: 5200,
    due: new Date(2026, 8, 15),
  },
];
