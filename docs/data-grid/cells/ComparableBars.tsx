import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

const LIMIT = 60;

const rows = [
  { id: 1, street: 'School Lane', noise: [41, 44, 58, 63, 60, 49, 40] },
  { id: 2, street: 'Ring Road', noise: [62, 66, 71, 70, 69, 64, 58] },
  { id: 3, street: 'Lakeside', noise: [31, 32, 38, 37, 40, 46, 44] },
];

const highest = Math.max(...rows.flatMap(({ noise }) => noise));

function NoiseBars({ value = [], row, colDef }: GridRenderCellParams) {
  const levels: number[] = value;
  return (
    <div
      role="img"
      aria-label={`${row.street}: ${Math.min(...levels)} to ${Math.max(...levels)} dB`}
    >
      <SparkLineChart
        plotType="bar"
        data={levels}
        width={colDef.computedWidth - 20}
        height={44}
        // The same scale in all rows makes bars comparable.
        yAxis={{
          min: 0,
          max: highest,
          colorMap: {
            type: 'piecewise',
            thresholds: [LIMIT],
            colors: ['#2e7d32', '#c62828'],
          },
        }}
      />
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 110 },
  {
    field: 'noise',
    headerName: 'Noise, Monday to Sunday',
    width: 210,
    display: 'flex',
    filterable: false,
    sortable: false,
    renderCell: (params) => <NoiseBars {...params} />,
  },
  {
    field: 'above',
    headerName: `Days at ${LIMIT}+ dB`,
    type: 'number',
    width: 160,
    valueGetter: (_value, { noise }) =>
      noise.filter((level: number) => level >= LIMIT).length,
  },
];

export default function ComparableBars() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Noise at night" />
    </div>
  );
}
