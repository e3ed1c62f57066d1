import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { waitForServer } from '../../shared/waitForServer';

const total = 5000;

/** What the server holds, from the first row up to the one before the last. */
const readMeasurements = (first: number, last: number) =>
  Array.from({ length: Math.min(last, total) - first }, (_, index) => {
    const second = first + index;
    return {
      id: second,
      second,
      bean: Math.round(1000 + 1050 * (1 - Math.exp(-second / 900))) / 10,
      drum: 212 + ((second * 17) % 9),
    };
  });

const firstRows = readMeasurements(0, 40);

const columns: GridColDef[] = [
  { field: 'second', headerName: 'Second', type: 'number', width: 120 },
  {
    field: 'bean',
    headerName: 'Bean (°C)',
    type: 'number',
    flex: 1,
    minWidth: 110,
  },
  {
    field: 'drum',
    headerName: 'Drum (°C)',
    type: 'number',
    flex: 1,
    minWidth: 110,
  },
];

export default function RoastLog() {
  const apiRef = useGridApiRef();

  const fetchRows: DataGridProProps['onFetchRows'] = async (range) => {
    const { firstRowToRender, lastRowToRender } = range;
    await waitForServer(300);
    const rows = readMeasurements(firstRowToRender, lastRowToRender);
    apiRef.current?.unstable_replaceRows(firstRowToRender, rows);
  };

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={firstRows}
        columns={columns}
        rowCount={total}
        rowsLoadingMode="server"
        onFetchRows={fetchRows}
        disableColumnSorting
        disableColumnFilter
        aria-label="Temperatures of a roast"
      />
    </div>
  );
}
