import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';

const KEY = 'vineyards.columns.v1';

const columns: GridColDef[] = [
  { field: 'plot', headerName: 'Plot', width: 120 },
  { field: 'grape', headerName: 'Grape', width: 130 },
  { field: 'planted', headerName: 'Planted', width: 110 },
  { field: 'slope', headerName: 'Slope (%)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, plot: 'Upper terrace', grape: 'Riesling', planted: '1998', slope: 34 },
  { id: 2, plot: 'Chapel', grape: 'Pinot noir', planted: '2011', slope: 12 },
  { id: 3, plot: 'River bend', grape: 'Merlot', planted: '1974', slope: 5 },
];

type ColumnsState = NonNullable<GridInitialState['columns']>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isColumnsState(value: unknown): value is ColumnsState {
  if (!isObject(value)) return false;
  const { orderedFields = [], dimensions = {}, columnVisibilityModel = {} } = value;
  return (
    Array.isArray(orderedFields) &&
    isObject(dimensions) &&
    isObject(columnVisibilityModel)
  );
}

function readColumns(): ColumnsState {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isColumnsState(stored) ? stored : {};
  } catch {
    // The storage is blocked, or its content is not JSON.
    return {};
  }
}

function storeColumns(state: GridInitialState['columns']) {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Without a storage, the columns are as they were next time.
  }
}

export default function RememberColumns() {
  const apiRef = useGridApiRef();
  const [resets, setResets] = React.useState(0);

  React.useEffect(() => {
    const api = apiRef.current;
    if (!api) return undefined;
    api.restoreState({ columns: readColumns() });
    const store = () => storeColumns(api.exportState().columns);
    const stops = [
      api.subscribeEvent('columnWidthChange', store),
      api.subscribeEvent('columnOrderChange', store),
      api.subscribeEvent('columnVisibilityModelChange', store),
    ];
    return () => stops.forEach((stop) => stop());
  }, [apiRef, resets]);

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() => {
          storeColumns({});
          setResets(resets + 1);
        }}
      >
        Reset the columns
      </Button>
      <div style={{ height: 216 }}>
        <DataGridPro
          key={resets}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          aria-label="Vineyards"
        />
      </div>
    </div>
  );
}
