/**
 * @jest-environment jsdom
 */
import {
  cellOf,
  mountGrid,
  press,
  type GridProps,
} from '../../support/components/mountGrid';
import { fireEvent, screen } from '@testing-library/react';
import type { GridColDef } from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = [{ field: 'a' }, { field: 'b' }, { field: 'c' }];
const rows = [1, 2, 3].map((id) => ({ id, a: 'x', b: 'y', c: 'z' }));
const open = (props: Partial<GridProps> = {}) => mountGrid({ rows, columns, ...props });

claim(
  'the grid is one tab stop with keys of its own',
  {
    'data-grid/overview': [
      'Its table is a single stop in the tab order.',
      'Inside the grid, arrow keys move between cells and headers, Home and End go to the ends of a row',
    ],
  },
  () => {
    open({ label: 'Orders' });
    const grid = screen.getByRole('grid', { name: 'Orders' });
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    press(cellOf(2, 'b'));
    const at = () => [
      document.activeElement?.closest('[data-id]')?.getAttribute('data-id') ?? 'head',
      document.activeElement?.getAttribute('data-field'),
    ];
    const key = (name: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
      return at();
    };
    expect(key('Home')).toEqual(['2', 'a']);
    expect(key('End')).toEqual(['2', 'c']);
    expect(key('ArrowUp')).toEqual(['1', 'c']);
    expect(key('ArrowUp')).toEqual(['head', 'c']);
    expect(key('ArrowLeft')).toEqual(['head', 'b']);
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
);
