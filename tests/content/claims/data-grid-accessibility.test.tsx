/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, screen } from '@testing-library/react';
import { mountGrid, settle, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = Array.from({ length: 3 }, (_, id) => ({ id, a: `a${id}`, b: `b${id}` }));
const columns = [
  { field: 'a', headerName: 'A' },
  { field: 'b', headerName: 'B' },
];

type Plan = 'community' | 'pro' | 'premium';
const mount = (props: Partial<GridProps> = {}, plan: Plan = 'community') =>
  mountGrid({ rows, columns, ...props }, { plan });

claim(
  'aria-labelledby and aria-label take precedence over label; label is shown in the toolbar',
  {
    'data-grid/accessibility':
      '`aria-label` and `aria-labelledby` take precedence over `label`.',
  },
  () => {
    const grid = mount({ label: 'Letters', showToolbar: true });
    expect(screen.getByRole('grid', { name: 'Letters' })).toBeInTheDocument();
    expect(screen.getByText('Letters')).toBeVisible();
    grid.update({ 'aria-label': 'Own' });
    expect(screen.getByRole('grid', { name: 'Own' })).toBeInTheDocument();
    grid.update({ 'aria-label': undefined, 'aria-labelledby': 'elsewhere' });
    expect(screen.getByRole('grid')).not.toHaveAttribute('aria-label');
  },
);

claim(
  'row heights of the densities',
  {
    'data-grid/accessibility':
      'Set density="comfortable" to make rows 30% taller than with "standard". With "compact", rows are 36 px high',
  },
  () => {
    const heights = (['comfortable', 'standard', 'compact'] as const).map((density) => {
      const grid = mount({ density });
      const height = document
        .querySelector<HTMLElement>('[role="row"][data-id]')!
        .style.getPropertyValue('--height');
      grid.unmount();
      return Number.parseFloat(height);
    });
    expect(heights).toEqual([67, 52, 36]);
  },
);

claim(
  'grid, rows, headers and cells have roles and positions',
  {
    'data-grid/accessibility': [
      'The grid | grid with aria-rowcount, aria-colcount, and aria-multiselectable',
      'A row | row with aria-rowindex and, when selectable, aria-selected',
      'A header | columnheader with aria-colindex',
      'A cell | gridcell with aria-colindex',
      'Without column groups, the header row is row 1.',
      "With tree data or row grouping, the grid's role is treegrid",
    ],
  },
  () => {
    const grid = mount();
    const root = screen.getByRole('grid');
    expect(root).toHaveAttribute('aria-rowcount', '4');
    expect(root).toHaveAttribute('aria-colcount', '2');
    expect(root).toHaveAttribute('aria-multiselectable');
    const [header, first] = screen.getAllByRole('row');
    expect(header).toHaveAttribute('aria-rowindex', '1');
    expect(first).toHaveAttribute('aria-rowindex', '2');
    expect(first).toHaveAttribute('aria-selected', 'false');
    expect(screen.getAllByRole('columnheader')[1]).toHaveAttribute('aria-colindex', '2');
    expect(screen.getAllByRole('gridcell')[0]).toHaveAttribute('aria-colindex', '1');
    grid.unmount();
    mount({ treeData: true, getTreeDataPath: ({ a }) => [a] }, 'pro');
    expect(screen.getByRole('treegrid')).toBeInTheDocument();
  },
);

claim(
  'no live region announces sorting, filtering or loading',
  {
    'data-grid/accessibility':
      "The grid doesn't announce sorting, filtering, or loading.",
  },
  async () => {
    const grid = mount({ loading: true });
    act(() => grid.api.sortColumn('a', 'desc'));
    await settle();
    expect(document.querySelector('[aria-live], [role="status"], [role="alert"]')).toBe(
      null,
    );
  },
);

claim(
  'the button of each long text is a tab stop',
  {
    'data-grid/accessibility': 'The button in each `longText` cell is a tab stop.',
  },
  () => {
    mount({ columns: [{ field: 'a', type: 'longText' }] });
    for (const { a } of rows)
      expect(screen.getByLabelText(`${a}, Expand`)).toHaveProperty('tabIndex', 0);
  },
);
