import * as React from 'react';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridActionsCell,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-premium';
import { historyIcons } from '../../../shared/historyIcons';
import { levelOf, parts, type Level, type Part } from './parts';

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const LEVELS: Level[] = ['Out', 'Low', 'Coming', 'Fine'];
const COLORS = { Out: 'error', Low: 'warning', Coming: 'info', Fine: 'success' } as const;

const columns: GridColDef<Part>[] = [
  { field: 'group', headerName: 'Group', width: 120 },
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 140 },
  { field: 'supplier', headerName: 'Supplier', width: 130 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: LEVELS,
    width: 110,
    valueGetter: (_value, row) => (row.name ? levelOf(row) : null),
    sortComparator: (a: Level, b: Level) => LEVELS.indexOf(a) - LEVELS.indexOf(b),
    renderCell: ({ value }: { value?: Level }) =>
      value && (
        <Chip size="small" variant="outlined" label={value} color={COLORS[value]} />
      ),
  },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 130,
    editable: true,
    display: 'flex',
    renderCell: ({ value, row }) =>
      row.name ? (
        <Stack sx={{ width: 1 }}>
          {`${value} of ${row.minimum}`}
          <LinearProgress
            variant="determinate"
            value={Math.min(100, (value / row.minimum) * 100)}
            color={COLORS[levelOf(row)]}
            aria-label={`Stock of ${row.name}`}
          />
        </Stack>
      ) : null,
  },
  { field: 'ordered', headerName: 'Ordered', type: 'number', width: 100 },
  {
    field: 'worth',
    headerName: 'Worth',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => (row.name ? row.stock * row.cost : null),
    valueFormatter: (value: number | null) => (value === null ? '' : euro.format(value)),
  },
];

const VIEWS: Record<string, GridFilterItem[]> = {
  Everything: [],
  'To order': [{ field: 'level', operator: 'isAnyOf', value: ['Out', 'Low'] }],
  'On the way': [{ field: 'ordered', operator: '>', value: 0 }],
};

export default function StockRoom() {
  const apiRef = useGridApiRef();
  const [view, setView] = React.useState('Everything');
  const [message, setMessage] = React.useState('');

  const allColumns = React.useMemo<GridColDef<Part>[]>(
    () => [
      ...columns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Order',
        width: 80,
        renderCell: (params) =>
          params.row.name ? (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={<ShoppingCartIcon />}
                label={`Order 20 of ${params.row.name}`}
                onClick={() => {
                  const { id, name, ordered } = params.row;
                  apiRef.current?.updateRows([{ id, ordered: ordered + 20 }]);
                  setMessage(`Ordered 20 of ${name}.`);
                }}
              />
            </GridActionsCell>
          ) : null,
      },
    ],
    [apiRef],
  );

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, pb: 1, alignItems: 'center' }}>
        {Object.entries(VIEWS).map(([name, items]) => (
          <Chip
            key={name}
            label={name}
            color={name === view ? 'primary' : 'default'}
            aria-pressed={name === view}
            onClick={() => {
              apiRef.current?.setFilterModel({ items });
              setView(name);
            }}
          />
        ))}
        <span role="status">{message}</span>
      </Stack>
      <div style={{ height: 520 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Stock room"
          rows={parts}
          columns={allColumns}
          showToolbar
          slots={historyIcons}
          processRowUpdate={(part: Part) => ({
            ...part,
            stock: Math.max(0, part.stock ?? 0),
          })}
          defaultGroupingExpansionDepth={1}
          groupingColDef={{ width: 150 }}
          disableRowSelectionOnClick
          initialState={{
            rowGrouping: { model: ['group'] },
            aggregation: { model: { worth: 'sum', ordered: 'sum' } },
            columns: { columnVisibilityModel: { group: false, supplier: false } },
          }}
        />
      </div>
    </div>
  );
}
