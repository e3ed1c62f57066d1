import * as React from 'react';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { waitForServer } from '../../../shared/waitForServer';
import { bookColumns, books } from './books';

const PAGE = 20;
const table = books.slice(0, 130);

/** Stands in for an API that only knows how to continue after a book, such as `after=20`. */
async function fetchAfter(cursor: number | undefined) {
  await waitForServer(700);
  const from = cursor === undefined ? 0 : table.findIndex(({ id }) => id === cursor) + 1;
  const items = table.slice(from, from + PAGE);
  const isLast = from + PAGE >= table.length;
  return { items, next: isLast ? undefined : items.at(-1)?.id };
}

export default function FollowCursor() {
  const [loaded, setLoaded] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(() => {
    // The cursor that leads to the row at an index.
    const cursors = new Map<number, number | undefined>([[0, undefined]]);
    return {
      getRows: async ({ start }) => {
        const first = Number(start);
        const { items, next } = await fetchAfter(cursors.get(first));
        const end = first + items.length;
        setLoaded(end);
        if (next === undefined) return { rows: items, rowCount: end };
        cursors.set(end, next);
        return { rows: items };
      },
    };
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 372 }}>
        <DataGridPro
          columns={bookColumns}
          dataSource={dataSource}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: PAGE } } }}
          disableColumnSorting
          disableColumnFilter
          hideFooter
          aria-label="New books"
        />
      </div>
      <p role="status">{loaded} books loaded</p>
    </div>
  );
}
