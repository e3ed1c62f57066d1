/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { createPortal } from 'react-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { claim } from '../../support/content/claim';

/** Versions 7 and 8 have different types; the props below are accepted by both. */
const partsOf = (name: string) =>
  jest.requireActual<Record<string, React.ComponentType<Record<string, unknown>>>>(name);

const gridOf = (name: string) => {
  const parts = partsOf(name);
  const Grid = name.includes('pro') ? parts['DataGridPro'] : parts['DataGrid'];
  if (!Grid) throw new Error(`no grid in ${name}`);
  return Grid;
};

const rows = [3, 1, 2].map((id) => ({ id }));
const columns = [{ field: 'id', width: 80 }];

function renderGrid(packageName: string, props: Record<string, unknown> = {}) {
  const Grid = gridOf(packageName);
  const apiRef = { current: null as null | GridMethods };
  render(
    <div style={{ width: 300, height: 300 }}>
      <Grid rows={rows} columns={columns} apiRef={apiRef} {...props} />
    </div>,
  );
  if (!apiRef.current) throw new Error('the grid did not mount');
  return apiRef.current;
}

interface GridMethods {
  sortColumn: (field: string, direction: 'asc') => void;
  upsertFilterItem: (item: object) => void;
  state: { pagination: { paginationModel: { page: number } } };
}

const V7 = '@mui/x-data-grid-v7';
const V8 = '@mui/x-data-grid';

test.each([
  [V7, true],
  [V8, false],
])('%s forwards data-* attributes: %s', (name, isForwarded) => {
  renderGrid(name, { 'data-testid': 'orders' });
  expect(screen.queryByTestId('orders') !== null).toBe(isForwarded);
});

test('version 8 accepts attributes through its slots', () => {
  const root = { 'data-testid': 'orders' };
  renderGrid(V8, { slotProps: { root, main: { 'aria-describedby': 'hint' } } });
  expect(screen.getByTestId('orders')).toHaveClass('MuiDataGrid-root');
  expect(screen.getByRole('grid')).toHaveAttribute('aria-describedby', 'hint');
});

test.each([
  [V7, 1],
  [V8, 0],
])('after sorting on page 1, %s shows page %d', async (name, page) => {
  const api = renderGrid(name, {
    pageSizeOptions: [1],
    initialState: { pagination: { paginationModel: { page: 1, pageSize: 1 } } },
  });
  await act(async () => {
    api.sortColumn('id', 'asc');
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  });
  await waitFor(() => expect(api.state.pagination.paginationModel.page).toBe(page));
});

test.each([
  [V7, ['true', 'true']],
  [V8, ['true', 'false']],
])('two clicks on a row in %s select it: %j', (name, selected) => {
  renderGrid(name, { disableVirtualization: true });
  const cell = screen.getByRole('gridcell', { name: '3' });
  const found = selected.map(() => {
    fireEvent.click(cell);
    return cell.closest('[role="row"]')?.getAttribute('aria-selected');
  });
  expect(found).toEqual(selected);
});

test('a toolbar in version 8 requires showToolbar', () => {
  const Bar = () => <p>bar</p>;
  renderGrid(V8, { slots: { toolbar: Bar } });
  expect(screen.queryByText('bar')).toBeNull();
  renderGrid(V8, { slots: { toolbar: Bar }, showToolbar: true });
  expect(screen.getByText('bar')).toBeInTheDocument();
});

claim(
  'only a change of the active filters returns to the first page',
  {
    'data-grid/filtering':
      'The grid returns to the first page when an active filter changes.',
  },
  async () => {
    const api = renderGrid(V8, {
      pageSizeOptions: [1],
      initialState: { pagination: { paginationModel: { page: 1, pageSize: 1 } } },
    });
    const pageAfter = async (filter: object) => {
      await act(async () => {
        api.upsertFilterItem({ id: 1, field: 'id', ...filter });
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
      });
      return api.state.pagination.paginationModel.page;
    };
    expect(await pageAfter({ operator: 'contains' })).toBe(1);
    expect(await pageAfter({ operator: 'isNotEmpty' })).toBe(0);
  },
);

test.each([V7, V8])('with checkboxes, a second click deselects in %s', (name) => {
  renderGrid(name, { disableVirtualization: true, checkboxSelection: true });
  const cell = screen.getByRole('gridcell', { name: '3' });
  const found = [1, 2].map(() => {
    fireEvent.click(cell);
    return cell.closest('[role="row"]')?.getAttribute('aria-selected');
  });
  expect(found).toEqual(['true', 'false']);
});

test('with several rows selected, a click in version 8 keeps the clicked one', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderGrid('@mui/x-data-grid-pro', { disableVirtualization: true });
  const cells = ['3', '1'].map((name) => screen.getByRole('gridcell', { name }));
  const selected = () =>
    cells.map((cell) => cell.closest('[role="row"]')?.getAttribute('aria-selected'));
  for (const cell of cells) fireEvent.click(cell, { ctrlKey: true });
  expect(selected()).toEqual(['true', 'true']);
  for (const cell of cells.slice(0, 1)) fireEvent.click(cell);
  expect(selected()).toEqual(['true', 'false']);
  error.mockRestore();
});

const allPass = { items: [{ field: 'id', operator: 'isNotEmpty' }] };

test.each([
  ['nothing', {}, 'exclude 0'],
  ['a filter', { filterModel: allPass }, 'include 3'],
  ['the page', { checkboxSelectionVisibleOnly: true }, 'include 3'],
  ['isRowSelectable', { isRowSelectable: () => true }, 'include 3'],
])('"Select all", limited by %s: %j', (_limit, props, expected) => {
  const models: { type: string; ids: Set<number> }[] = [];
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderGrid('@mui/x-data-grid-pro', {
    checkboxSelection: true,
    onRowSelectionModelChange: (model: (typeof models)[0]) => models.push(model),
    ...props,
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(`${models.at(-1)?.type} ${models.at(-1)?.ids.size}`).toBe(expected);
  error.mockRestore();
});

test.each([
  [V7, ['Columns', 'Filters', 'Density', 'Export']],
  [V8, ['', '', '']],
])('the texts of the toolbar buttons in %s: %j', (name, texts) => {
  renderGrid(name, {
    slots: name === V7 ? { toolbar: partsOf(V7)['GridToolbar'] } : {},
    showToolbar: true,
    slotProps: { toolbar: { showQuickFilter: false } },
  });
  const buttons = document.querySelectorAll('[class*="MuiDataGrid-toolbar"] button');
  expect([...buttons].map(({ textContent }) => textContent)).toEqual(texts);
});

claim(
  'a button of the toolbar in version 8 has a tooltip',
  { 'migration/migration-data-grid-v6': 'Each button of the toolbar now has a tooltip.' },
  async () => {
    renderGrid(V8, { showToolbar: true });
    fireEvent.mouseOver(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Columns');
  },
);

test('the variables of version 8 are those of a class, which GridPortalWrapper repeats', () => {
  expect(partsOf(V7)).not.toHaveProperty('GridPortalWrapper');
  const Wrapper = partsOf(V8).GridPortalWrapper as React.ElementType;
  function Toolbar() {
    return createPortal(
      <Wrapper>
        <p>outside</p>
      </Wrapper>,
      document.body,
    );
  }
  renderGrid(V8, { showToolbar: true, slots: { toolbar: Toolbar } });
  const outside = screen.getByText('outside').parentElement;
  const root = document.querySelector('.MuiDataGrid-root');
  expect(root).not.toContainElement(outside);
  expect(outside?.className).toMatch(/^MuiDataGridVariables-/);
  expect(root).toHaveClass(outside?.className ?? '');
});
