import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createServer } from '../../shared/createServer';

interface Depot {
  value: number;
  label: string;
}

const server = createServer<Depot>(
  [
    { value: 11, label: 'Oslo' },
    { value: 12, label: 'Bergen' },
    { value: 13, label: 'Tromsø' },
  ],
  { fails: (count) => count % 3 === 2 },
);

const rows = [
  { id: 'T-1', tram: 'Tram 1', depot: 12 },
  { id: 'T-2', tram: 'Tram 2', depot: 11 },
  { id: 'T-3', tram: 'Tram 3', depot: 13 },
];

export default function OptionsFromServer() {
  const [depots, setDepots] = React.useState<Depot[]>();
  const [error, setError] = React.useState('');
  const [loads, setLoads] = React.useState(0);

  React.useEffect(() => {
    const request = new AbortController();
    server
      .list({}, request.signal)
      .then((answer) => {
        setDepots(answer.rows);
        setError('');
      })
      .catch((reason: Error) => {
        if (!request.signal.aborted) setError(reason.message);
      });
    return () => request.abort();
  }, [loads]);

  const columns = React.useMemo((): GridColDef[] => {
    const names = new Map(depots?.map(({ value, label }) => [value, label]));
    const nameOf = (value: number) => names.get(value) ?? `Depot ${value}`;
    return [
      { field: 'tram', headerName: 'Tram', flex: 1, minWidth: 100 },
      {
        field: 'depot',
        headerName: 'Depot',
        type: 'singleSelect',
        width: 140,
        editable: depots !== undefined,
        valueOptions: depots ?? [],
        valueFormatter: nameOf,
        sortComparator: (a, b) => nameOf(a).localeCompare(nameOf(b)),
      },
    ];
  }, [depots]);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setLoads(loads + 1)}>Load the depots again</Button>
      <div style={{ height: 216 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Trams" />
      </div>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          The names of the depots are out of date. {error}
        </Alert>
      )}
    </div>
  );
}
