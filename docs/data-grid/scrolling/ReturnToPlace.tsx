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

interface Place {
  message: (typeof rows)[number];
  scroll: { top: number; left: number };
}

interface InboxProps {
  place?: Place;
  onOpen: (place: Place) => void;
}

function Inbox({ place, onOpen }: InboxProps) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    // The focus returns to the message that was open.
    if (place) apiRef.current?.setCellFocus(place.message.id, 'subject');
  }, [apiRef, place]);

  const open = (message: Place['message']) => {
    if (apiRef.current) onOpen({ message, scroll: apiRef.current.getScrollPosition() });
  };

  return (
    <DataGrid
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={{ scroll: place?.scroll }}
      onRowClick={({ row }) => open(row)}
      onCellKeyDown={({ row }, { key }) => {
        if (key === 'Enter') open(row);
      }}
      hideFooter
      aria-label="Inbox"
    />
  );
}

const focusWhenShown = (element: HTMLElement | null) => element?.focus();

export default function ReturnToPlace() {
  const [place, setPlace] = React.useState<Place>();
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <div style={{ height: 300, width: '100%' }}>
      {isOpen ? (
        <div>
          <Button ref={focusWhenShown} onClick={() => setIsOpen(false)}>
            Back to the inbox
          </Button>
          <Typography variant="h6" component="p">
            {place?.message.subject}
          </Typography>
        </div>
      ) : (
        <Inbox
          place={place}
          onOpen={(next) => {
            setPlace(next);
            setIsOpen(true);
          }}
        />
      )}
    </div>
  );
}
