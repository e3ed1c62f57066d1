/**
 * Server only: in place of the grid's root (plugins/demos), which renders nothing there.
 * In previews it draws the header and the first rows from the grid's own state; elsewhere
 * it renders nothing either.
 */
import Box from '@mui/material/Box';
import {
  gridDensityFactorSelector,
  useGridApiContext,
  useGridRootProps,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { useContext } from 'react';
import { PreviewWidth } from './PreviewWidth';

/** More rows than a preview shows. */
const MAX_ROWS = 12;

/** Heights of the grid in px, at a density factor of 1. */
const HEIGHTS = { header: 56, row: 52 };

const BORDER = '1px solid var(--mui-palette-divider)';

const HEADER = {
  position: 'relative',
  display: 'flex',
  height: '100%',
  alignItems: 'center',
  gap: '7px',
  // The line between two columns.
  '&:not(:last-child)::after': {
    position: 'absolute',
    right: 0,
    height: 24,
    borderRight: BORDER,
    content: '""',
  },
} as const;

const SORT_ICON = { color: 'var(--mui-palette-action-active)', fontSize: 18 };

export function GridRoot() {
  const isPreview = useContext(PreviewWidth) !== undefined;
  const api = useGridApiContext().current;
  const { slots } = useGridRootProps();
  if (!isPreview) return null;
  const factor = gridDensityFactorSelector({ current: api });
  const columns = api.getVisibleColumns();
  const { sortModel = [] } = api.state.sorting;
  const comparator = sortModel[0];
  const ids = api.getAllRowIds();
  if (comparator) {
    const sign = comparator.sort === 'desc' ? -1 : 1;
    const valueOf = (id: (typeof ids)[number]) =>
      api.getCellValue(id, comparator.field) as never;
    ids.sort((a, b) => (valueOf(a) < valueOf(b) ? -sign : sign));
  }
  const SortIcon =
    comparator?.sort === 'desc'
      ? slots.columnSortedDescendingIcon
      : slots.columnSortedAscendingIcon;
  const template = columns.map(toTrack).join(' ');
  const line = (height: number) => ({
    display: 'grid',
    gridTemplateColumns: template,
    alignItems: 'center',
    boxSizing: 'border-box',
    height: Math.floor(height * factor),
    '& > *': {
      overflow: 'hidden',
      px: '10px',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  });
  return (
    <Box
      sx={{
        height: '100%',
        overflow: 'hidden',
        boxSizing: 'border-box',
        border: BORDER,
        borderRadius: 'var(--mui-shape-borderRadius)',
        bgcolor: 'background.paper',
        fontSize: '0.875rem',
        lineHeight: 1.43,
      }}
    >
      <Box sx={{ ...line(HEIGHTS.header), fontWeight: 500 }}>
        {columns.map(({ field, headerName, headerAlign }) => (
          <Box
            key={field}
            sx={{
              ...HEADER,
              flexDirection: headerAlign === 'right' ? 'row-reverse' : 'row',
            }}
          >
            {headerName ?? field}
            {comparator?.field === field && SortIcon && <SortIcon style={SORT_ICON} />}
          </Box>
        ))}
      </Box>
      {ids.slice(0, MAX_ROWS).map((id) => (
        <Box key={id} sx={{ ...line(HEIGHTS.row), borderTop: BORDER }}>
          {columns.map((column) => {
            const cell = api.getCellParams(id, column.field);
            return (
              <div key={column.field} style={{ textAlign: column.align }}>
                {column.renderCell?.(cell as never) ?? String(cell.formattedValue ?? '')}
              </div>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

const toTrack = ({ flex, minWidth = 50, width = 100 }: GridColDef): string =>
  flex ? `minmax(${minWidth}px, ${flex}fr)` : `${width}px`;
