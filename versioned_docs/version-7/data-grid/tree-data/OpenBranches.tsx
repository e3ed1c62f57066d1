import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  gridRowTreeSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Section {
  id: string;
  seats: number;
}

const rows: Section[] = [
  { id: 'Strings/Violins/First', seats: 14 },
  { id: 'Strings/Violins/Second', seats: 12 },
  { id: 'Strings/Cellos', seats: 8 },
  { id: 'Winds/Brass/Horns', seats: 4 },
  { id: 'Winds/Brass/Trombones', seats: 3 },
  { id: 'Winds/Flutes', seats: 2 },
];

const columns: GridColDef<Section>[] = [
  { field: 'seats', headerName: 'Seats', type: 'number', width: 120 },
];

const getTreeDataPath: DataGridProProps<Section>['getTreeDataPath'] = (row) =>
  row.id.split('/');

/** Strings start open, and so do the violins in them. */
const isGroupExpandedByDefault: DataGridProProps['isGroupExpandedByDefault'] = (node) =>
  node.groupingKey === 'Strings' || node.groupingKey === 'Violins';

export default function OpenBranches() {
  const apiRef = useGridApiRef();

  const setAllExpanded = (isExpanded: boolean) => {
    Object.values(gridRowTreeSelector(apiRef)).forEach(({ id, type }) => {
      if (type === 'group' && id !== GRID_ROOT_GROUP_ID) {
        apiRef.current.setRowChildrenExpansion(id, isExpanded);
      }
    });
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setAllExpanded(true)}>Open all</Button>
        <Button onClick={() => setAllExpanded(false)}>Close all</Button>
      </Stack>
      <div style={{ height: 424 }}>
        <DataGridPro
          apiRef={apiRef}
          treeData
          getTreeDataPath={getTreeDataPath}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          rows={rows}
          columns={columns}
          groupingColDef={{ headerName: 'Section', flex: 1, minWidth: 200 }}
          aria-label="Seats of an orchestra"
          hideFooter
        />
      </div>
    </div>
  );
}
