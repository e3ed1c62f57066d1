import {
  DataGridPro,
  type DataGridProProps,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createTreeServer } from '../../../shared/createTreeServer';
import { partColumns, parts } from './parts';

const server = createTreeServer(parts);

const dataSource: GridDataSource = {
  getRows: ({ groupKeys, sortModel, filterModel }) =>
    server.children({ path: groupKeys, sortModel, filterModel }),
  getGroupKey: (row) => row.name,
  // The API says whether there are children, but not how many.
  getChildrenCount: (row) => (row.childCount > 0 ? -1 : 0),
};

const isWheel: DataGridProProps['isGroupExpandedByDefault'] = ({ groupingKey }) =>
  String(groupingKey).includes('wheel');

export default function OpenWheels() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        treeData
        columns={partColumns}
        dataSource={dataSource}
        isGroupExpandedByDefault={isWheel}
        groupingColDef={{
          headerName: 'Part',
          flex: 1,
          minWidth: 190,
          valueFormatter: (name: string) => name?.toUpperCase(),
        }}
        hideFooter
        aria-label="Parts, with the wheels open"
      />
    </div>
  );
}
