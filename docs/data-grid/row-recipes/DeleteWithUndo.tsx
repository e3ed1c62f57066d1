import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const initialVoices = [
  { id: 1, singer: 'Ada Brandt', voice: 'Alto' },
  { id: 2, singer: 'Milo Kern', voice: 'Bass' },
  { id: 3, singer: 'Ruth Osei', voice: 'Soprano' },
  { id: 4, singer: 'Sam Tran', voice: 'Tenor' },
];

type Voice = (typeof initialVoices)[number];

export default function DeleteWithUndo() {
  const apiRef = useGridApiRef();
  const [voices, setVoices] = React.useState(initialVoices);
  const [deleted, setDeleted] = React.useState<{ row: Voice; index: number }>();

  const columns = React.useMemo(
    (): GridColDef<Voice>[] => [
      { field: 'singer', headerName: 'Singer', flex: 1, minWidth: 130 },
      { field: 'voice', headerName: 'Voice', width: 110 },
      {
        field: 'delete',
        headerName: 'Delete',
        type: 'actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.singer}`}
            onClick={() => {
              setDeleted({ row, index: voices.indexOf(row) });
              setVoices(voices.filter((each) => each !== row));
            }}
          />,
        ],
      },
    ],
    [voices],
  );

  const undo = () => {
    if (!deleted) return;
    const { row, index } = deleted;
    setVoices([...voices.slice(0, index), row, ...voices.slice(index)]);
    setDeleted(undefined);
    // The button disappears, so the focus moves to the row that is back.
    apiRef.current?.setCellFocus(row.id, 'singer');
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={voices}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
          aria-label="Choir"
        />
      </div>
      <div role="status" style={{ minHeight: 56, marginTop: 8 }}>
        {deleted && (
          <Alert
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={undo}>
                Undo
              </Button>
            }
          >
            {deleted.row.singer} is no longer in the list.
          </Alert>
        )}
      </div>
    </div>
  );
}
