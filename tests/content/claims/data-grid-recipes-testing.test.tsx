/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CountRowsInDocument from '../../../docs/data-grid/recipes/testing/CountRowsInDocument';
import LocateCell from '../../../docs/data-grid/recipes/testing/LocateCell';
import NameTheParts from '../../../docs/data-grid/recipes/testing/NameTheParts';
import {
  cellOf,
  mountGrid,
  press,
  selected,
  settle,
  shownIds,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 1, name: 'Ada', sum: 1200 },
  { id: 2, name: 'Bo', sum: 3 },
];
const columns = [
  { field: 'name', headerName: 'Name', editable: true },
  { field: 'sum', headerName: 'Sum', type: 'number' as const },
];

claim(
  'jsdom shows all rows of the page, up to 100, and all columns',
  {
    'data-grid/recipes/testing': [
      'renders all rows of the page and all columns',
      'By default, a page of the Community grid has 100 rows, so a test finds no more than 100.',
    ],
  },
  () => {
    const many = Array.from({ length: 130 }, (_, id) => ({ id }));
    const wide = Array.from({ length: 40 }, (_, index) => ({ field: `f${index}` }));
    mountGrid({ rows: many, columns: wide });
    expect(shownIds()).toHaveLength(100);
    expect(screen.getAllByRole('columnheader')).toHaveLength(40);
  },
);

claim(
  'the grid works without ResizeObserver',
  { 'data-grid/recipes/testing': 'ResizeObserver | Nothing: the grid works without it' },
  () => {
    const { ResizeObserver } = globalThis;
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    mountGrid({ rows, columns });
    expect(shownIds()).toEqual(['1', '2']);
    globalThis.ResizeObserver = ResizeObserver;
  },
);

claim(
  'roles and names: the first row is the header',
  {
    'data-grid/recipes/testing':
      'The first `row` is the header, so a grid with two data rows has three `row` elements.',
  },
  async () => {
    mountGrid({ rows, columns, checkboxSelection: true, label: 'Orders' });
    const grid = screen.getByRole('grid', { name: 'Orders' });
    const [header, first] = within(grid).getAllByRole('row');
    expect(within(header!).getByRole('columnheader', { name: 'Name' })).toBeVisible();
    expect(within(first!).getByRole('gridcell', { name: '1,200' })).toBeVisible();
    const user = userEvent.setup();
    await user.click(screen.getByRole('columnheader', { name: 'Name' }));
    await user.click(screen.getByRole('columnheader', { name: 'Name' }));
    expect(shownIds()).toEqual(['2', '1']);
    await user.click(within(screen.getAllByRole('row')[1]!).getByRole('checkbox'));
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-selected', 'true');
    const menu = within(screen.getByRole('columnheader', { name: 'Name' }));
    await user.click(menu.getByLabelText(/menu/i));
    expect(await screen.findByRole('menu')).toBeInTheDocument();
  },
);

claim(
  'a user edits with a double click and the keyboard',
  {
    'data-grid/recipes/testing':
      "Edit | await user.dblClick(cell), then await user.keyboard('New{Enter}')",
  },
  async () => {
    mountGrid({ rows, columns });
    const user = userEvent.setup();
    await user.dblClick(screen.getByRole('gridcell', { name: 'Ada' }));
    await user.keyboard('{Control>}a{/Control}Eva{Enter}');
    expect(await screen.findByRole('gridcell', { name: 'Eva' })).toBeVisible();
  },
);

claim(
  'a click alone selects the row, and does not move focus',
  {
    'data-grid/recipes/testing': [
      'including the `mouseup` that moves focus in the grid',
      "A click doesn't focus the cell | The test calls `fireEvent.click()` without `mouseDown` and `mouseUp`",
    ],
  },
  async () => {
    const grid = mountGrid({ rows, columns });
    fireEvent.click(cellOf(1, 'name'));
    await settle();
    expect(selected(grid)).toBe('1');
    expect(cellOf(1, 'name')).not.toHaveFocus();
    press(cellOf(1, 'name'));
    await settle();
    expect(cellOf(1, 'name')).toHaveFocus();
  },
);

test('the demos show queries, counts and locators', async () => {
  const first = render(<NameTheParts />);
  press(cellOf(9, 'player'));
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent(
    "getByRole('gridcell', { name: 'Brigid' })",
  );
  first.unmount();
  const second = render(<LocateCell />);
  press(cellOf('P-82', 'state'));
  const [, selector = ''] = /'(.*)'/.exec(screen.getByRole('status').textContent) ?? [];
  expect(document.querySelector(selector)).toHaveTextContent('Delivered');
  second.unmount();
  render(<CountRowsInDocument />);
  fireEvent.click(screen.getByText('Count rows in the document'));
  expect(screen.getByText('80')).toBeInTheDocument();
});

claim(
  'menus are outside the grid; a grid with groups is a treegrid',
  {
    'data-grid/recipes/testing': [
      'Open a menu | await user.click(within(header).getByLabelText(/menu/i))',
      'Menus, panels, and the options of a select are rendered at the end of the page.',
      "With tree data or row grouping, the grid's role is `treegrid`.",
    ],
  },
  async () => {
    const plain = mountGrid({ rows, columns, label: 'Orders' });
    const user = userEvent.setup();
    const header = within(screen.getByRole('columnheader', { name: 'Name' }));
    await user.click(header.getByLabelText(/menu/i));
    expect(await screen.findByRole('menu')).toBeInTheDocument();
    const grid = document.querySelector<HTMLElement>('[role="grid"]')!;
    expect(within(grid).queryByRole('menu')).toBeNull();
    plain.unmount();
    mountGrid(
      { rows, columns, initialState: { rowGrouping: { model: ['name'] } } },
      { plan: 'premium' },
    );
    expect(screen.getByRole('treegrid')).toBeInTheDocument();
  },
);

claim(
  'a mock is called with the sort order',
  {
    'data-grid/recipes/testing':
      'Pass a stub as `processRowUpdate` or in a `dataSource`, and check what it receives.',
  },
  async () => {
    const getRows = jest.fn(async () => ({ rows, rowCount: 2 }));
    mountGrid({ columns, dataSource: { getRows } });
    await screen.findByRole('gridcell', { name: 'Ada' });
    await userEvent.setup().click(screen.getByRole('columnheader', { name: 'Name' }));
    await waitFor(() =>
      expect(getRows).toHaveBeenLastCalledWith(
        expect.objectContaining({ sortModel: [{ field: 'name', sort: 'asc' }] }),
      ),
    );
  },
);

claim(
  'with fake timers, a user whose clock advances types into the search',
  {
    'data-grid/recipes/testing': 'With fake timers, let `user-event` advance the clock:',
  },
  async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    mountGrid({ rows, columns, showToolbar: true });
    await user.type(screen.getByRole('searchbox'), 'Bo');
    await waitFor(() => expect(shownIds()).toEqual(['2']));
    jest.useRealTimers();
  },
);
