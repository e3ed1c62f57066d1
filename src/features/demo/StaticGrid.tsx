/**
 * Server only: in place of the grid's root (plugins/demos), which renders nothing there.
 * In previews it draws the header and the first rows from the grid's own state; elsewhere
 * it renders nothing either.
 */
import Box from '@mui/material/Box';
import { gridDensityFactorSelector, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { useContext } from 'react';
import { PreviewWidth } from './PreviewWidth';

/** More rows than a preview shows. */
const MAX_ROWS = 12;

/** Heights of the grid in px, at a density factor of 1. */
const HEIGHTS = { header: 56, row: 52 };

const BORDER = '1px solid var(--mui-palette-divider)';

export function GridRoot() {
  const isPreview = useContext(PreviewWidth) !== undefined;
  const api = useGridApiContext().current;
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
        {columns.map((column) => (
          <div key={column.field} style={{ textAlign: column.headerAlign }}>
            {column.headerName ?? column.field}
          </div>
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
