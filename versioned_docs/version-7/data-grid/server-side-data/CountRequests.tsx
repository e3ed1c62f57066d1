import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  DataGridPro,
  GridDataSourceCacheDefault,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createServer } from '../../shared/createServer';
import { columns } from './columns';
import { seeds } from './seeds';

const server = createServer(seeds);

const caches = {
  'five minutes': undefined,
  'ten seconds': new GridDataSourceCacheDefault({ ttl: 10_000 }),
  never: null,
};
type Choice = keyof typeof caches;

export default function CountRequests() {
  const [choice, setChoice] = React.useState<Choice>('five minutes');
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ sortModel, filterModel, start, end }) => {
        setRequests((count) => count + 1);
        return server.list({ sortModel, filterModel, start, end });
      },
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <RadioGroup
        row
        aria-label="Keep answers for"
        value={choice}
        onChange={(_event, value) => setChoice(value as Choice)}
      >
        {Object.keys(caches).map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
      <div style={{ height: 318 }}>
        <DataGridPro
          key={choice}
          columns={columns}
          unstable_dataSource={dataSource}
          pagination
          unstable_dataSourceCache={caches[choice]}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          aria-label="Seeds, with a cache"
        />
      </div>
      <p role="status">Requests so far: {requests}</p>
    </div>
  );
}
