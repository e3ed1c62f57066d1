import type {
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
} from '@mui/x-data-grid';
import { columns } from './listings';

export interface View {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

const PAGE_SIZES = [4, 8];

const toPage = (text: string | null): number =>
  Math.max(0, Math.trunc(Number(text)) - 1 || 0);

/** Reads `?page=2&size=8&sort=-rent&search=harbor`, and leaves out what it doesn't know. */
export function readView(search: string): View {
  const params = new URLSearchParams(search);
  const size = Number(params.get('size'));
  const sort = params.get('sort') ?? '';
  const field = sort.replace(/^-/, '');
  const isKnown = columns.some((column) => column.field === field);
  return {
    paginationModel: {
      page: toPage(params.get('page')),
      pageSize: PAGE_SIZES.includes(size) ? size : 4,
    },
    sortModel: isKnown ? [{ field, sort: sort.startsWith('-') ? 'desc' : 'asc' }] : [],
    filterModel: {
      items: [],
      quickFilterValues: params.get('search')?.split(' ').filter(Boolean) ?? [],
    },
  };
}

/** The opposite. Defaults don't appear, so that addresses stay short. */
export function writeView({ paginationModel, sortModel, filterModel }: View): string {
  const params = new URLSearchParams();
  const [first] = sortModel;
  const words = filterModel.quickFilterValues ?? [];
  if (words.length > 0) params.set('search', words.join(' '));
  if (first) params.set('sort', `${first.sort === 'desc' ? '-' : ''}${first.field}`);
  if (paginationModel.pageSize !== 4)
    params.set('size', String(paginationModel.pageSize));
  if (paginationModel.page > 0) params.set('page', String(paginationModel.page + 1));
  const text = params.toString();
  return text && `?${text}`;
}
