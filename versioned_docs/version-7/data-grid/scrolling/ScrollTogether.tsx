import * as React from 'react';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const rivers = ['Danube', 'Elbe', 'Loire', 'Rhine', 'Seine', 'Tagus', 'Vistula'];

function makeRows(year: number) {
  return Array.from({ length: 60 }, (_, index) => ({
    id: index + 1,
    gauge: `${rivers[index % rivers.length]} ${1 + Math.floor(index / rivers.length)}`,
    level: 120 + ((index * 29 + year * 13) % 310),
  }));
}

const columns: GridColDef[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 110 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

const years = [2024, 2025].map((year) => ({ year, rows: makeRows(year) }));

export default function ScrollTogether() {
  const left = useGridApiRef();
  const right = useGridApiRef();

  React.useEffect(() => {
    const follow = (leader: typeof left, follower: typeof left) =>
      leader.current?.subscribeEvent('scrollPositionChange', ({ top }) => {
        // Without the comparison, the two would go on answering each other.
        if (follower.current?.getScrollPosition().top !== top)
          follower.current?.scroll({ top });
      });
    const stops = [follow(left, right), follow(right, left)];
    return () => stops.forEach((stop) => stop?.());
  }, [left, right]);

  return (
    <div style={{ display: 'flex', gap: 16, height: 300, width: '100%' }}>
      {years.map(({ year, rows }, index) => (
        <div key={year} style={{ flex: 1, minWidth: 0 }}>
          <DataGrid
            apiRef={index === 0 ? left : right}
            rows={rows}
            columns={columns}
            hideFooter
            aria-label={`Water levels in ${year}`}
          />
        </div>
      ))}
    </div>
  );
}
