import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { ConflictError, loaded, saveMeeting, type Meeting } from './meetings';

const columns: GridColDef<Meeting>[] = [
  { field: 'title', headerName: 'Meeting', flex: 1, minWidth: 120 },
  { field: 'people', headerName: 'People', type: 'number', width: 110, editable: true },
  { field: 'version', headerName: 'Version', type: 'number', width: 110 },
];

export default function ResolveConflict() {
  const apiRef = useGridApiRef();
  const [conflict, setConflict] = React.useState<{ mine: Meeting; theirs: Meeting }>();

  const processRowUpdate = async (mine: Meeting, before: Meeting) => {
    if (mine.people === before.people) return before;
    try {
      return await saveMeeting(mine);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      setConflict({ mine, theirs: error.stored });
      return error.stored;
    }
  };

  const saveMine = async () => {
    if (!conflict) return;
    setConflict(undefined);
    const { mine, theirs } = conflict;
    const saved = await saveMeeting({ ...theirs, people: mine.people });
    apiRef.current?.updateRows([saved]);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          apiRef={apiRef}
          rows={loaded}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
          aria-label="Meetings"
        />
      </div>
      <div style={{ minHeight: 72, paddingTop: 8 }}>
        {conflict ? (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={saveMine}>
                Save {conflict.mine.people}
              </Button>
            }
          >
            {conflict.theirs.title}: somebody else has set {conflict.theirs.people}.
          </Alert>
        ) : (
          <Alert severity="info">Change the people of the fire drill.</Alert>
        )}
      </div>
    </div>
  );
}
