import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Box {
  id: string;
  path: string[];
  content: string;
}

const initialRows: Box[] = [
  { id: 'cellar', path: ['Cellar'], content: '' },
  { id: 'skis', path: ['Cellar', 'Box 1'], content: 'Skis and poles' },
  { id: 'jars', path: ['Cellar', 'Box 2'], content: 'Empty jars' },
  { id: 'garage', path: ['Garage'], content: '' },
  { id: 'paint', path: ['Garage', 'Box 3'], content: 'Wall paint' },
];

const columns: GridColDef<Box>[] = [
  { field: 'content', headerName: 'Content', flex: 1, minWidth: 140 },
];

const getTreeDataPath: DataGridProProps<Box>['getTreeDataPath'] = (row) => row.path;
const setTreeDataPath: DataGridProProps<Box>['setTreeDataPath'] = (path, row) => ({
  ...row,
  path,
});

export default function MoveBetweenBranches() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing has been moved yet.');

  const processRowUpdate = (row: Box) => {
    setMessage(`${row.content || 'A place'} is now at ${row.path.join(', ')}.`);
    return row;
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.setRowPosition('skis', 'garage', 'inside')}>
        Move the skis to the garage
      </Button>
      <div style={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          setTreeDataPath={setTreeDataPath}
          rowReordering
          processRowUpdate={processRowUpdate}
          defaultGroupingExpansionDepth={-1}
          rows={initialRows}
          columns={columns}
          groupingColDef={{ headerName: 'Place', width: 170 }}
          aria-label="Boxes in storage"
          hideFooter
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
