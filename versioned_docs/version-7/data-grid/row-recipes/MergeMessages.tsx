import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Flight {
  id: string;
  to: string;
  gate: string;
}

type Message = Partial<Flight> & { id: string; departed?: boolean };

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 90 },
];

const firstFlights: Flight[] = [
  { id: 'NV 210', to: 'Lisbon', gate: 'B4' },
  { id: 'NV 388', to: 'Oslo', gate: 'B7' },
  { id: 'NV 402', to: 'Athens', gate: '' },
];

const batches: Message[][] = [
  [{ id: 'NV 402', gate: 'A2' }],
  [
    { id: 'NV 210', departed: true },
    { id: 'NV 516', to: 'Vienna', gate: 'C1' },
  ],
  [
    { id: 'NV 388', gate: 'B9' },
    { id: 'NV 402', departed: true },
  ],
];

function merge(flights: ReadonlyMap<string, Flight>, messages: Message[]) {
  const merged = new Map(flights);
  for (const { departed, ...changes } of messages) {
    const known = merged.get(changes.id) ?? { id: changes.id, to: '', gate: '' };
    if (departed) merged.delete(changes.id);
    else merged.set(changes.id, { ...known, ...changes });
  }
  return merged;
}

export default function MergeMessages() {
  const [step, setStep] = React.useState(0);
  const [flights, setFlights] = React.useState<ReadonlyMap<string, Flight>>(
    () => new Map(firstFlights.map((flight) => [flight.id, flight])),
  );
  const rows = React.useMemo(() => [...flights.values()], [flights]);

  return (
    <div style={{ width: '100%' }}>
      <Button
        disabled={step === batches.length}
        onClick={() => {
          setFlights((current) => merge(current, batches[step] ?? []));
          setStep(step + 1);
        }}
      >
        Receive messages
      </Button>
      <div style={{ height: 216 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Departures" />
      </div>
    </div>
  );
}
