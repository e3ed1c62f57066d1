/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { createPortal } from 'react-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { claim } from '../../support/content/claim';
import { loadPackage } from '../../support/content/readPackage';

/** Versions 7 and 8 have different types; the props below are accepted by both. */
const partsOf = (name: string) =>
  loadPackage<React.ComponentType<Record<string, unknown>>>(name);

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

const V7 = '@mui/x-data-grid@7';
const V8 = '@mui/x-data-grid';

for (const [name, isForwarded] of [
  [V7, true],
  [V8, false],
] as const)
  claim(
    `${name} forwards data-* attributes: ${isForwarded}`,
    {
      'migration/migration-data-grid-v7': [
        "Version 7 passed the grid's data- and aria- attributes to its root element.",
        'Version 8 no longer does so, which mainly breaks tests that find the grid by data-testid. aria-label and aria-labelledby are still props.',
      ],
    },
    () => {
      renderGrid(name, { 'data-testid': 'orders' });
      expect(screen.queryByTestId('orders') !== null).toBe(isForwarded);
    },
  );

claim(
  'version 8 accepts attributes through its slots',
  {
    'migration/migration-data-grid-v7':
      'slotProps.root is for the outer element, and slotProps.main is for the element with the role grid.',
  },
  () => {
    const root = { 'data-testid': 'orders' };
    renderGrid(V8, { slotProps: { root, main: { 'aria-describedby': 'hint' } } });
    expect(screen.getByTestId('orders')).toHaveClass('MuiDataGrid-root');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-describedby', 'hint');
  },
);

for (const [name, page] of [
  [V7, 1],
  [V8, 0],
] as const)
  claim(
    `after sorting on page 1, ${name} shows page ${page}`,
    {
      'migration/migration-data-grid-v7':
        'Sorting or filtering | The grid stays on the current page | The grid shows the first page',
    },
    async () => {
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
    },
  );

for (const [name, selected] of [
  [V7, ['true', 'true']],
  [V8, ['true', 'false']],
] as const)
  claim(
    `two clicks on a row in ${name} select it: ${selected}`,
    {
      'migration/migration-data-grid-v7':
        'Plain click on the only selected row, without checkboxes | It stays selected | It is deselected',
    },
    () => {
      renderGrid(name, { disableVirtualization: true });
      const cell = screen.getByRole('gridcell', { name: '3' });
      const found = selected.map(() => {
        fireEvent.click(cell);
        return cell.closest('[role="row"]')?.getAttribute('aria-selected');
      });
      expect(found).toEqual(selected);
    },
  );

claim(
  'a toolbar in version 8 requires showToolbar',
  {
    'migration/migration-data-grid-v7':
      'A component in slots.toolbar replaces the built-in toolbar and also needs showToolbar.',
  },
  () => {
    const Bar = () => <p>bar</p>;
    renderGrid(V8, { slots: { toolbar: Bar } });
    expect(screen.queryByText('bar')).toBeNull();
    renderGrid(V8, { slots: { toolbar: Bar }, showToolbar: true });
    expect(screen.getByText('bar')).toBeInTheDocument();
  },
);

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
    await pageAfter({ operator: 'isNotEmpty' });
    await waitFor(() => expect(api.state.pagination.paginationModel.page).toBe(0));
  },
);

for (const name of [V7, V8])
  claim(
    `with checkboxes, a second click deselects in ${name}`,
    {
      'migration/migration-data-grid-v7':
        'Plain click on the only selected row, without checkboxes',
    },
    () => {
      renderGrid(name, { disableVirtualization: true, checkboxSelection: true });
      const cell = screen.getByRole('gridcell', { name: '3' });
      const found = [1, 2].map(() => {
        fireEvent.click(cell);
        return cell.closest('[role="row"]')?.getAttribute('aria-selected');
      });
      expect(found).toEqual(['true', 'false']);
    },
  );

claim(
  'with several rows selected, a click in version 8 keeps the clicked one',
  {
    'migration/migration-data-grid-v7':
      'Plain click on the only selected row, without checkboxes',
  },
  () => {
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
  },
);

const allPass = { items: [{ field: 'id', operator: 'isNotEmpty' }] };

for (const [limit, props, expected] of [
  ['nothing', {}, 'exclude 0'],
  ['a filter', { filterModel: allPass }, 'include 3'],
  ['the page', { checkboxSelectionVisibleOnly: true }, 'include 3'],
  ['isRowSelectable', { isRowSelectable: () => true }, 'include 3'],
] as const)
  claim(
    `Select all, limited by ${limit}`,
    {
      'migration/migration-data-grid-v7': [
        'So if users select all rows with the header checkbox, the model is short, however many rows there are.',
        'If a filter is active, or if you set isRowSelectable or checkboxSelectionVisibleOnly, the model still lists the selected ids.',
      ],
    },
    () => {
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
    },
  );

for (const [name, texts] of [
  [V7, ['Columns', 'Filters', 'Density', 'Export']],
  [V8, ['', '', '']],
] as const)
  claim(
    `the texts of the toolbar buttons in ${name}: ${texts}`,
    {
      'migration/migration-data-grid-v7':
        'The new toolbar differs mainly in three ways: its buttons are icons with tooltips, it includes a quick filter, and it has no density menu.',
    },
    () => {
      renderGrid(name, {
        slots: name === V7 ? { toolbar: partsOf(V7)['GridToolbar'] } : {},
        showToolbar: true,
        slotProps: { toolbar: { showQuickFilter: false } },
      });
      const buttons = document.querySelectorAll('[class*="MuiDataGrid-toolbar"] button');
      expect([...buttons].map(({ textContent }) => textContent)).toEqual(texts);
    },
  );

claim(
  'a button of the toolbar in version 8 has a tooltip',
  { 'migration/migration-data-grid-v6': 'Each toolbar button now has a tooltip.' },
  async () => {
    renderGrid(V8, { showToolbar: true });
    fireEvent.mouseOver(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Columns');
  },
);

claim(
  'the variables of version 8 are those of a class, which GridPortalWrapper repeats',
  {
    'migration/migration-data-grid-v7': [
      "The grid's colors and sizes are now CSS variables that a class on the root element sets.",
      "If one of your slots renders parts of the grid into a portal, such as a dialog or a menu, wrap these parts in GridPortalWrapper; otherwise, they can't access the variables.",
    ],
  },
  () => {
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
  },
);
