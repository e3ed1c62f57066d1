import * as React from 'react';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', width: 100 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

const subjects = ['Printer', 'Password', 'Monitor', 'Keyboard', 'Network', 'Phone'];

/** Newest first, as a list of messages comes from a server. */
const readTickets = (count: number) =>
  Array.from({ length: 3 }, (_, index) => {
    const number = count - index;
    return { ticket: `T-${number}`, subject: subjects[number % subjects.length] };
  });

export default function UnstableIds() {
  const [way, setWay] = React.useState('index');
  const [count, setCount] = React.useState(3);

  const rows = React.useMemo(
    () =>
      readTickets(count).map((row, index) => ({
        ...row,
        id: way === 'index' ? index : row.ticket,
      })),
    [count, way],
  );

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={way}
        onChange={(_event, next: string | null) => next && setWay(next)}
        aria-label="What the id is"
      >
        <ToggleButton value="index">Index</ToggleButton>
        <ToggleButton value="ticket">Ticket</ToggleButton>
      </ToggleButtonGroup>
      <Button onClick={() => setCount(count + 1)}>A ticket arrives</Button>
      <div style={{ height: 216 }}>
        <DataGrid rows={rows} columns={columns} hideFooter aria-label="Tickets" />
      </div>
    </div>
  );
}
