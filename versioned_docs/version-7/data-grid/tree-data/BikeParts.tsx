import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Part {
  id: number;
  path: string[];
  material: string;
  grams: number;
}

const rows: Part[] = [
  { id: 1, path: ['Front wheel'], material: 'Various', grams: 780 },
  { id: 2, path: ['Front wheel', 'Hub'], material: 'Aluminum', grams: 140 },
  { id: 3, path: ['Front wheel', 'Spokes'], material: 'Steel', grams: 190 },
  { id: 4, path: ['Front wheel', 'Rim'], material: 'Carbon', grams: 450 },
  { id: 5, path: ['Drivetrain'], material: 'Various', grams: 1010 },
  { id: 6, path: ['Drivetrain', 'Cranks'], material: 'Aluminum', grams: 750 },
  { id: 7, path: ['Drivetrain', 'Cranks', 'Gear ring'], material: 'Steel', grams: 120 },
  { id: 8, path: ['Drivetrain', 'Chain'], material: 'Steel', grams: 260 },
];

const columns: GridColDef<Part>[] = [
  { field: 'material', headerName: 'Material', width: 130 },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 130 },
];

const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = (row) => row.path;

export default function BikeParts() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 200 }}
        defaultGroupingExpansionDepth={1}
        aria-label="Parts of a bicycle"
        hideFooter
      />
    </div>
  );
}
