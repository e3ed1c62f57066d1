import {
  DataGridPro,
  GridSkeletonCell,
  type GridDataSource,
  type GridSkeletonCellProps,
} from '@mui/x-data-grid-pro';
import { createServer } from '../../../shared/createServer';
import { bookColumns, books } from './books';

const server = createServer(books, { latency: 1200 });

const dataSource: GridDataSource = {
  getRows: ({ start, end, sortModel, filterModel }) =>
    server.list({ start, end, sortModel, filterModel }),
};

/** Only the title gets a placeholder; the other cells keep their room. */
function TitlePlaceholder(props: GridSkeletonCellProps) {
  return <GridSkeletonCell {...props} empty={props.field !== 'title'} />;
}

export default function QuietPlaceholders() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        columns={bookColumns}
        dataSource={dataSource}
        lazyLoading
        slots={{ skeletonCell: TitlePlaceholder }}
        slotProps={{ baseSkeleton: { style: { animation: 'none' } } }}
        initialState={{ pagination: { paginationModel: { pageSize: 40 } } }}
        hideFooter
        aria-label="Books, with quiet placeholders"
      />
    </div>
  );
}
