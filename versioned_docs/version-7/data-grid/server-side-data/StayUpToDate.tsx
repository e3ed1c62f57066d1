import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createServer } from '../../shared/createServer';
import { columns } from './columns';
import { seeds } from './seeds';

/** Between two requests, a packet of everything is sold. */
function createShop(): GridDataSource {
  let sold = 0;
  return {
    getRows: ({ sortModel, filterModel, start, end }) => {
      const stock = seeds.map((seed) => ({
        ...seed,
        packets: Math.max(0, seed.packets - sold),
      }));
      sold += 1;
      return createServer(stock).list({ sortModel, filterModel, start, end });
    },
  };
}

export default function StayUpToDate() {
  const apiRef = useGridApiRef();
  const dataSource = React.useMemo(() => createShop(), []);

  const refresh = () => {
    apiRef.current.unstable_dataSource.cache.clear();
    apiRef.current.unstable_dataSource.fetchRows();
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={refresh}>Refresh now</Button>
      <div style={{ height: 318 }}>
        <DataGridPro
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          pagination
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          aria-label="Stock of a shop"
        />
      </div>
    </div>
  );
}
