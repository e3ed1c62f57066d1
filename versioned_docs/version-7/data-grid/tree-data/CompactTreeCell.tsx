import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  GridTreeDataGroupingCell,
  type DataGridProProps,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';

interface Task {
  id: number;
  path: string[];
  isLate?: boolean;
  due: string;
}

const rows: Task[] = [
  { id: 1, path: ['Kitchen'], due: 'May 30' },
  { id: 2, path: ['Kitchen', 'Plumbing'], due: 'May 12' },
  { id: 3, path: ['Kitchen', 'Plumbing', 'Sink'], isLate: true, due: 'May 8' },
  { id: 4, path: ['Kitchen', 'Tiles'], due: 'May 26' },
  { id: 5, path: ['Attic'], due: 'June 20' },
  { id: 6, path: ['Attic', 'Insulation'], due: 'June 17' },
];

const columns: GridColDef<Task>[] = [{ field: 'due', headerName: 'Due', width: 110 }];

const getTreeDataPath: DataGridProProps<Task>['getTreeDataPath'] = (row) => row.path;

const groupingColDef: DataGridProProps<Task>['groupingColDef'] = {
  headerName: 'Work',
  flex: 1,
  minWidth: 220,
  display: 'flex',
  renderCell: (params) => (
    <>
      <GridTreeDataGroupingCell
        {...params}
        // The cell draws leaves too, although its type knows groups only.
        rowNode={params.rowNode as GridGroupNode}
        offsetMultiplier={1}
        hideDescendantCount
      />
      {params.row.isLate && (
        <Chip label="Late" color="error" size="small" variant="outlined" sx={{ ml: 1 }} />
      )}
    </>
  ),
};

export default function CompactTreeCell() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        rows={rows}
        columns={columns}
        aria-label="Renovation of a house"
        hideFooter
      />
    </div>
  );
}
