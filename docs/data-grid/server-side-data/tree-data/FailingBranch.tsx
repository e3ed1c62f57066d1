import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { createTreeServer } from '../../../shared/createTreeServer';
import { partColumns, parts } from './parts';

// Every second request for a branch fails.
const server = createTreeServer(parts, {
  fails: (count, path) => path.length > 0 && count % 2 === 0,
});

const dataSource: GridDataSource = {
  getRows: ({ groupKeys, sortModel, filterModel }) =>
    server.children({ path: groupKeys, sortModel, filterModel }),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.childCount,
};

const findId = (path: string[] = []) =>
  path.reduce<number | undefined>(
    (parent, name) =>
      parts.find((part) => part.parentId === parent && part.name === name)?.id,
    undefined,
  );

export default function FailingBranch() {
  const apiRef = useGridApiRef();
  const [path, setPath] = React.useState<string[]>();

  const retry = () => {
    setPath(undefined);
    apiRef.current?.dataSource.fetchRows(findId(path));
    // The button disappears, so the focus moves to the grid.
    apiRef.current?.setColumnHeaderFocus('maker');
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 372 }}>
        <DataGridPro
          treeData
          apiRef={apiRef}
          columns={partColumns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            if (!(error instanceof GridGetRowsError)) return;
            setPath((error.params as GridGetRowsParams).groupKeys);
          }}
          groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 190 }}
          hideFooter
          aria-label="Parts, with branches that sometimes fail"
        />
      </div>
      <div style={{ minHeight: 64, paddingTop: 8 }}>
        {path && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={retry}>
                Try again
              </Button>
            }
          >
            The parts of {path.join(' › ')} could not be loaded.
          </Alert>
        )}
      </div>
    </div>
  );
}
