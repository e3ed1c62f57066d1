import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { createServer } from '../../../shared/createServer';
import { bookColumns, books } from './books';

const server = createServer(books, { latency: 300 });

interface ChoiceProps {
  label: string;
  values: number[];
  value: number;
  onChange: (value: number) => void;
}

function Choice({ label, values, value, onChange }: ChoiceProps) {
  const id = React.useId();
  return (
    <div>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {values.map((each) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={each} />
        ))}
      </RadioGroup>
    </div>
  );
}

export default function TuneRequests() {
  const [pageSize, setPageSize] = React.useState(50);
  const [throttle, setThrottle] = React.useState(500);
  const [requests, setRequests] = React.useState<string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ start, end, sortModel, filterModel }) => {
        setRequests((earlier) => [...earlier, `${Number(start) + 1}–${end + 1}`]);
        return server.list({ start, end, sortModel, filterModel });
      },
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Choice
          label="Rows in a block"
          values={[20, 50, 200]}
          value={pageSize}
          onChange={setPageSize}
        />
        <Choice
          label="Throttle (ms)"
          values={[100, 500, 2000]}
          value={throttle}
          onChange={setThrottle}
        />
      </Stack>
      <div style={{ height: 318 }}>
        <DataGridPro
          key={`${pageSize} ${throttle}`}
          columns={bookColumns}
          dataSource={dataSource}
          lazyLoading
          lazyLoadingRequestThrottleMs={throttle}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          hideFooter
          aria-label="Books, with a list of requests"
        />
      </div>
      <p role="status" style={{ minHeight: 48 }}>
        {requests.length} requests, the last ones for {requests.slice(-3).join(', ')}
      </p>
    </div>
  );
}
