import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'budget', headerName: 'Budget (k€)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, path: ['Research'], budget: 420 },
  { id: 2, path: ['Research', 'Optics'], budget: 240 },
  { id: 3, path: ['Research', 'Acoustics'], budget: 180 },
  { id: 4, path: ['Operations'], budget: 300 },
  { id: 5, path: ['Operations', 'Fleet'], budget: 190 },
  { id: 6, path: ['Operations', 'Buildings'], budget: 110 },
];

const getPath: DataGridProProps<(typeof rows)[number]>['getTreeDataPath'] = (row) =>
  row.path;

export default function TreeSelection() {
  const [parents, setParents] = React.useState(true);
  const [descendants, setDescendants] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={descendants}
              onChange={(event) => setDescendants(event.target.checked)}
            />
          }
          label="Select descendants"
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={parents}
              onChange={(event) => setParents(event.target.checked)}
            />
          }
          label="Select parents"
        />
      </Stack>
      <div style={{ height: 425, width: '100%' }}>
        <DataGridPro
          treeData
          rows={rows}
          columns={columns}
          getTreeDataPath={getPath}
          groupingColDef={{ headerName: 'Department', flex: 1, minWidth: 220 }}
          defaultGroupingExpansionDepth={-1}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionPropagation={{ parents, descendants }}
          aria-label="Departments"
        />
      </div>
    </Stack>
  );
}
