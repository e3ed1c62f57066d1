import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { createTreeServer } from '../../../shared/createTreeServer';
import { partColumns, parts } from './parts';

const server = createTreeServer(parts);

const dataSource: GridDataSource = {
  getRows: ({ groupKeys, sortModel, filterModel }) =>
    server.children({ path: groupKeys, sortModel, filterModel }),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.childCount,
};

export default function BicycleParts() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        treeData
        columns={partColumns}
        unstable_dataSource={dataSource}
        groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 190 }}
        hideFooter
        aria-label="Parts of a bicycle"
      />
    </div>
  );
}
