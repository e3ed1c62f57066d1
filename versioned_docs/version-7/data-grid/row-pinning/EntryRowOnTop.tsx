import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import {
  DataGridPro,
  GridActionsCellItem,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Sighting {
  id: number | 'new';
  bird: string;
  count: number | null;
}

const emptyEntry: Sighting = { id: 'new', bird: '', count: null };

const isCellEditable: DataGridProProps<Sighting>['isCellEditable'] = ({ id }) =>
  id === 'new';

export default function EntryRowOnTop() {
  const [entry, setEntry] = React.useState(emptyEntry);
  const [rows, setRows] = React.useState<Sighting[]>([
    { id: 1, bird: 'Gray heron', count: 2 },
    { id: 2, bird: 'Common swift', count: 40 },
    { id: 3, bird: 'Kingfisher', count: 1 },
  ]);

  const pinnedRows = React.useMemo(() => ({ top: [entry] }), [entry]);

  const columns = React.useMemo(
    (): GridColDef<Sighting>[] => [
      {
        field: 'bird',
        headerName: 'Bird',
        editable: true,
        flex: 1,
        minWidth: 130,
        valueFormatter: (value: string) => value || 'Type a name…',
      },
      { field: 'count', headerName: 'Count', type: 'number', editable: true, width: 100 },
      {
        field: 'add',
        headerName: 'Add',
        type: 'actions',
        width: 70,
        getActions: ({ id, row }) =>
          id === 'new'
            ? [
                <GridActionsCellItem
                  key="add"
                  icon={<AddIcon />}
                  label="Add the sighting"
                  disabled={!row.bird || !row.count}
                  onClick={() => {
                    setRows((all) => [{ ...row, id: all.length + 1 }, ...all]);
                    setEntry(emptyEntry);
                  }}
                />,
              ]
            : [],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        isCellEditable={isCellEditable}
        processRowUpdate={(changed: Sighting) => {
          setEntry(changed);
          return changed;
        }}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Bird sightings"
      />
    </div>
  );
}
