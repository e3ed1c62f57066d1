import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const subjects = ['Invoice', 'Delivery', 'Contract', 'Complaint', 'Offer', 'Reminder'];

const rows = Array.from({ length: 80 }, (_, index) => ({
  id: index + 1,
  subject: `${subjects[index % subjects.length]} ${400 + index}`,
  sender: `Customer ${1 + ((index * 7) % 23)}`,
}));

const columns: GridColDef[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 140 },
  { field: 'sender', headerName: 'From', width: 130 },
];

interface InboxProps {
  position: React.RefObject<{ top: number; left: number }>;
  onOpen: (subject: string) => void;
}

function Inbox({ position, onOpen }: InboxProps) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const api = apiRef.current;
    api?.scroll(position.current);
    return api?.subscribeEvent('scrollPositionChange', ({ top, left }) => {
      position.current = { top, left };
    });
  }, [apiRef, position]);

  return (
    <DataGrid
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      onRowClick={({ row }) => onOpen(row.subject)}
      hideFooter
      aria-label="Inbox"
    />
  );
}

export default function ReturnToPlace() {
  const [message, setMessage] = React.useState<string>();
  const position = React.useRef({ top: 0, left: 0 });

  return (
    <div style={{ height: 300, width: '100%' }}>
      {message ? (
        <div>
          <Button onClick={() => setMessage(undefined)}>Back to the inbox</Button>
          <Typography variant="h6" component="p">
            {message}
          </Typography>
        </div>
      ) : (
        <Inbox position={position} onOpen={setMessage} />
      )}
    </div>
  );
}
