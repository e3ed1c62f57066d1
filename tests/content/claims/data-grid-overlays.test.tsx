/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { mountGrid } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = [{ field: 'name', width: 100 }];
const rows = [{ id: 1, name: 'Ada' }];

const grid = (props: Partial<DataGridProps>) => (
  <div style={{ width: 600, height: 300 }}>
    <DataGrid rows={rows} columns={columns} {...props} />
  </div>
);
const has = (selector: string) => document.querySelector(selector) !== null;
const BAR = '.MuiLinearProgress-root';
const CIRCLE = '.MuiCircularProgress-root';
const SKELETON = '.MuiDataGrid-skeletonLoadingOverlay';

claim(
  'loading shows a bar over rows and a skeleton without, by default',
  {
    'data-grid/overlays': [
      'The grid shows one overlay at a time, and loading comes first.',
      '`slotProps.loadingOverlay` accepts two variants: `variant` for a grid with rows, and `noRowsVariant` for an empty one.',
      'linear-progress | A bar below the headers | variant',
      'skeleton | Gray shapes in place of the cells | noRowsVariant',
      "The grid doesn't announce loading: it has neither `aria-busy` nor a live region.",
    ],
  },
  () => {
    const { rerender } = render(grid({ loading: true }));
    expect([has(BAR), has(SKELETON)]).toEqual([true, false]);
    expect(has('[aria-busy]')).toBe(false);
    expect(has('[aria-live], [role="status"], [role="alert"]')).toBe(false);

    rerender(grid({ loading: true, rows: [] }));
    expect([has(BAR), has(SKELETON)]).toEqual([false, true]);
    expect(screen.queryByText('No rows')).toBeNull();

    const loadingOverlay = {
      variant: 'circular-progress',
      noRowsVariant: 'linear-progress',
    } as const;
    rerender(grid({ loading: true, rows: [], slotProps: { loadingOverlay } }));
    expect([has(BAR), has(CIRCLE)]).toEqual([true, false]);
    rerender(grid({ loading: true, slotProps: { loadingOverlay } }));
    expect([has(BAR), has(CIRCLE)]).toEqual([false, true]);
  },
);

claim(
  'each empty state has its text; no columns takes precedence over no rows',
  {
    'data-grid/overlays': [
      'No rows | if the grid has no rows',
      'No results | if there are rows, but none passes the filter',
      'No columns | if no column is visible',
      'If the grid has neither rows nor columns, it says that there are no columns.',
      'If all columns are hidden, the overlay contains a button that opens the columns panel. `disableColumnSelector` removes this button.',
    ],
  },
  () => {
    const filterModel = { items: [{ field: 'name', operator: 'equals', value: 'Zoe' }] };
    const columnVisibilityModel = { name: false };
    const { rerender } = render(grid({ rows: [] }));
    expect(screen.getByText('No rows')).toBeInTheDocument();

    rerender(grid({ rows, filterModel }));
    expect(screen.getByText('No results found.')).toBeInTheDocument();

    rerender(grid({ rows, filterModel: { items: [] }, columnVisibilityModel }));
    expect(screen.getByText('No columns')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Manage columns' })).toBeInTheDocument();

    rerender(grid({ rows: [], columnVisibilityModel, disableColumnSelector: true }));
    expect(screen.getByText('No columns')).toBeInTheDocument();
    expect(screen.queryByText('No rows')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Manage columns' })).toBeNull();
  },
);

claim(
  'a rowCount above 0 counts as rows',
  {
    'data-grid/overlays': 'Without rows, it shows "No rows", unless rowCount is above 0.',
  },
  () => {
    const counted = { rows: [], rowCount: 12, paginationMode: 'server' as const };
    const { rerender } = render(grid(counted));
    expect(screen.getByText('No results found.')).toBeInTheDocument();
    rerender(grid({ ...counted, loading: true }));
    expect([has(BAR), has(SKELETON)]).toEqual([true, false]);
    rerender(grid({ ...counted, filterMode: 'server', rowCount: 0 }));
    expect(screen.getByText('No rows')).toBeInTheDocument();
    rerender(grid({ ...counted, loading: true, rowCount: 0 }));
    expect([has(BAR), has(SKELETON)]).toEqual([false, true]);
  },
);

claim(
  'an active pivot without rows has its own overlay, even without columns',
  {
    'data-grid/overlays':
      'In Premium, an active pivot without rows shows `emptyPivotOverlay` instead of "no rows" or "no columns".',
  },
  () => {
    const empty = { rows: [], columns: [], values: [] };
    const { update } = mountGrid(
      {
        rows,
        columns,
        pivotActive: true,
        pivotModel: empty,
        slots: { emptyPivotOverlay: () => <p>empty pivot</p> },
      },
      { plan: 'premium' },
    );
    expect(screen.getByText('empty pivot')).toBeInTheDocument();
    expect(screen.queryByText('No rows')).toBeNull();
    expect(screen.queryByText('No columns')).toBeNull();
    update({ loading: true });
    expect(screen.queryByText('empty pivot')).toBeNull();
  },
);
