/**
 * @jest-environment jsdom
 */
import type * as React from 'react';
import { screen } from '@testing-library/react';
import { mountGrid, settle, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = Array.from({ length: 12 }, (_, index) => ({ id: index + 1 }));
const columns: GridProps['columns'] = [{ field: 'id', width: 80 }];
const next = () => screen.getByRole('button', { name: 'Go to next page' });

claim(
  'with an unknown count the next page is available, except while rows are loading',
  {
    'data-grid/pagination':
      'the next-page button stays enabled, except while `loading` is set',
  },
  () => {
    const unknown = {
      rows: rows.slice(0, 5),
      paginationMode: 'server' as const,
      rowCount: -1,
      pageSizeOptions: [5],
      initialState: { pagination: { paginationModel: { page: 0, pageSize: 5 } } },
    };
    const { update } = mountGrid({ ...unknown, columns });
    expect(next()).toBeEnabled();
    update({ loading: true });
    expect(next()).toBeDisabled();
    update({ loading: false });
    expect(next()).toBeEnabled();
  },
);

claim(
  'a custom pagination component receives only the props of slotProps.pagination',
  {
    'data-grid/pagination':
      'Your component receives the props that you set in `slotProps.pagination`',
  },
  () => {
    const Own = jest.fn<React.ReactNode, [object]>(() => <p>own</p>);
    const slots = { pagination: Own };
    const { unmount } = mountGrid({ rows, columns, slots });
    expect(Own.mock.calls.at(-1)?.[0]).toEqual({});
    unmount();
    const slotProps = { pagination: { className: 'mine' } } as GridProps['slotProps'];
    mountGrid({ rows, columns, slots, slotProps });
    expect(Own.mock.calls.at(-1)?.[0]).toEqual({ className: 'mine' });
  },
);

claim(
  'autoPageSize counts with rowHeight, not with the heights of getRowHeight',
  {
    'data-grid/pagination':
      'With `autoPageSize`, the grid shows as many rows of height `rowHeight` as fit without a scrollbar.',
  },
  async () => {
    const box = { width: 900, height: 400, top: 0, left: 0, right: 900, bottom: 400 };
    const measure = jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(box as DOMRect);
    const readPageSize = async (props: Partial<GridProps>) => {
      const { api, unmount } = mountGrid({ rows, columns, autoPageSize: true, ...props });
      await settle();
      unmount();
      return api.state.pagination.paginationModel.pageSize;
    };
    const size = await readPageSize({ rowHeight: 40 });
    expect(size).toBeGreaterThan(2);
    expect(await readPageSize({ rowHeight: 40, getRowHeight: () => 90 })).toBe(size);
    expect(await readPageSize({ rowHeight: 80 })).toBeLessThan(size);
    measure.mockRestore();
  },
);
