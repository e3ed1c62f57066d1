import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createServer } from '../../shared/createServer';
import { columns } from './columns';
import { seeds } from './seeds';

const dataSourceCache = new GridDataSourceCacheDefault({ ttl: 4_000 });

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

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() =>
          apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true })
        }
      >
        Refresh now
      </Button>
      <div style={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={dataSourceCache}
          dataSourceRevalidateMs={5_000}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          aria-label="Stock of a shop"
        />
      </div>
    </div>
  );
}
