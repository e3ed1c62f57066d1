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

  const save = async (mine: Meeting) => {
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
    const { mine, theirs } = conflict;
    setConflict(undefined);
    // The button is about to disappear, so it can't keep the focus.
    apiRef.current?.setCellFocus(mine.id, 'people');
    apiRef.current?.updateRows([await save({ ...theirs, people: mine.people })]);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          apiRef={apiRef}
          rows={loaded}
          columns={columns}
          processRowUpdate={(mine: Meeting, before: Meeting) =>
            mine.people === before.people ? before : save(mine)
          }
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
