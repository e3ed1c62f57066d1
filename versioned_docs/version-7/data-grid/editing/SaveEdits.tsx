import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Contact {
  id: number;
  name: string;
  phone: string;
}

const columns: GridColDef<Contact>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'phone', headerName: 'Phone', width: 160, editable: true },
];

const rows: Contact[] = [
  { id: 1, name: 'Bakery Ülker', phone: '030 555 01' },
  { id: 2, name: 'Locksmith Pham', phone: '030 555 47' },
  { id: 3, name: 'Dr. Sommer', phone: '030 555 18' },
];

const saveOnServer = (contact: Contact) =>
  new Promise<Contact>((resolve, reject) => {
    setTimeout(() => {
      if (contact.name.trim() === '') {
        reject(new Error('The server refuses a contact without a name.'));
      } else {
        resolve({ ...contact, name: contact.name.trim() });
      }
    }, 500);
  });

export default function SaveEdits() {
  const [result, setResult] = React.useState<{
    severity: 'info' | 'success' | 'error';
    text: string;
  }>({ severity: 'info', text: 'Change a cell, or empty a name.' });

  const processRowUpdate = async (contact: Contact) => {
    const saved = await saveOnServer(contact);
    setResult({ severity: 'success', text: `Saved: ${saved.name}, ${saved.phone}` });
    return saved;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) =>
            setResult({ severity: 'error', text: error.message })
          }
          hideFooter
          aria-label="Contacts"
        />
      </div>
      <Alert severity={result.severity} role="status">
        {result.text}
      </Alert>
    </Stack>
  );
}
