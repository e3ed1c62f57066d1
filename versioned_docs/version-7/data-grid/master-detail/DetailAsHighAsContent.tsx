import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';

interface Ticket {
  id: number;
  subject: string;
  messages: string[];
}

function Conversation({ messages }: { messages: string[] }) {
  const [all, setAll] = React.useState(false);
  const shown = all ? messages : messages.slice(0, 1);

  return (
    <Stack sx={{ px: 2, pb: 1, alignItems: 'flex-start' }}>
      <List dense>
        {shown.map((message) => (
          <ListItem key={message} disableGutters>
            <ListItemText primary={message} />
          </ListItem>
        ))}
      </List>
      {messages.length > 1 && (
        <Button size="small" onClick={() => setAll(!all)}>
          {all ? 'Latest message only' : `All ${messages.length} messages`}
        </Button>
      )}
    </Stack>
  );
}

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 100 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

const rows: Ticket[] = [
  {
    id: 71,
    subject: 'Printer offline',
    messages: ['It prints again. Thanks!', 'Did you try the other cable?', 'No lights.'],
  },
  { id: 72, subject: 'New badge', messages: ['Ready at the front desk.'] },
];

const getDetailPanelContent = ({ row }: GridRowParams<Ticket>) => (
  <Conversation messages={row.messages} />
);

const getDetailPanelHeight = () => 'auto' as const;

export default function DetailAsHighAsContent() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [71] } }}
        hideFooter
        aria-label="Tickets"
      />
    </div>
  );
}
