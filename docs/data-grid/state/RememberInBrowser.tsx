import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridInitialState } from '@mui/x-data-grid';
import { readFilterModel } from '../../shared/readFilterModel';
import { columns, rows } from './repairs';

/** Count the number up when columns get another meaning. */
const KEY = 'repairs-table-1';

function readStored(): GridInitialState | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const state: GridInitialState = stored;
    // The grid ignores old columns, but throws for an operator that is gone.
    const filterModel = readFilterModel(state.filter?.filterModel, columns);
    return { ...state, filter: { filterModel } };
  } catch {
    return undefined;
  }
}

function store(state: GridInitialState | undefined) {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Full or forbidden: the table works without a memory.
  }
}

function Repairs() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const stored = readStored();
    if (stored) apiRef.current?.restoreState(stored);

    const save = () =>
      store(apiRef.current?.exportState({ exportOnlyDirtyModels: true }));
    let timer: ReturnType<typeof setTimeout>;
    const stop = apiRef.current?.subscribeEvent('stateChange', () => {
      clearTimeout(timer);
      timer = setTimeout(save, 300);
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [apiRef]);

  return (
    <DataGrid
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      hideFooter
      aria-label="Repairs, remembered"
    />
  );
}

export default function RememberInBrowser() {
  const [visit, setVisit] = React.useState(1);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <Repairs key={visit} />
      </div>
      <Button onClick={() => setVisit((number) => number + 1)}>Open again</Button>
      <span role="status">Visit {visit}</span>
    </div>
  );
}
