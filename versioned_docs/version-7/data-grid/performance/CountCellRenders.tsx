import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, city: 'Bergen', days: 231 },
  { id: 2, city: 'Lagos', days: 277 },
  { id: 3, city: 'Bogota', days: 304 },
];

/** Counts outside of React, so that counting renders nothing but the number. */
const counter = {
  value: 0,
  listeners: new Set<() => void>(),
  add: () => {
    counter.value += 1;
    counter.listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    counter.listeners.add(listener);
    return () => {
      counter.listeners.delete(listener);
    };
  },
};

function CountedCell({ text }: { text: string }) {
  React.useEffect(() => {
    counter.add();
  });
  return text;
}

function Count() {
  const count = React.useSyncExternalStore(
    counter.subscribe,
    () => counter.value,
    () => 0,
  );
  return <span role="status">Cells rendered: {count}</span>;
}

const makeColumns = (): GridColDef[] => [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  {
    field: 'days',
    headerName: 'Days of rain',
    width: 140,
    renderCell: ({ value }) => <CountedCell text={String(value)} />,
  },
];

const stableColumns = makeColumns();

export default function CountCellRenders() {
  const [isStable, setIsStable] = React.useState(true);
  const [likes, setLikes] = React.useState(0);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setLikes((number) => number + 1)}>Like ({likes})</Button>
      <FormControlLabel
        control={
          <Switch
            checked={isStable}
            onChange={(_event, checked) => setIsStable(checked)}
          />
        }
        label="Stable columns"
      />
      <div style={{ height: 216 }}>
        <DataGrid
          rows={rows}
          columns={isStable ? stableColumns : makeColumns()}
          hideFooter
          aria-label="Rain"
        />
      </div>
      <Count />
    </div>
  );
}
