/**
 * @jest-environment jsdom
 */
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { find, has, headerOf, openMenu } from '../../support/components/gridParts';
import { act, fireEvent } from '@testing-library/react';
import MenuItem from '@mui/material/MenuItem';
import { GRID_AGGREGATION_FUNCTIONS, GridColumnMenu } from '@mui/x-data-grid-premium';
import type {
  GridColDef,
  GridColumnMenuItemProps,
  GridColumnMenuProps,
} from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const columns: GridColDef[] = [{ field: 'a' }, { field: 'b', type: 'number' }];
const rows = [{ id: 1, a: 'x', b: 1 }];
type Options = Parameters<typeof mountGrid>[1];
const open = (props: Partial<GridProps> = {}, options?: Options) =>
  mountGrid({ rows, columns, ...props }, options);
const commandsOf = (props: Partial<GridProps>, options?: Options) => {
  const { api, unmount } = open(props, options);
  const commands = openMenu(api, 'b');
  unmount();
  return commands;
};
const isOpen = () => has('[role="menu"]');
const hasButton = (field: string) =>
  headerOf(field).querySelector('.MuiDataGrid-menuIconButton') !== null;

const SORT = ['Sort by ASC', 'Sort by DESC'];
const COLUMNS = ['Hide column', 'Manage columns'];

claim(
  'the commands of the plans and their order',
  {
    'data-grid/column-menu': [
      'columnMenuSortItem | Sort, unsort | 10 |',
      'columnMenuPinningItem | Pin, unpin; Pro and Premium | 15 |',
      'columnMenuFilterItem | Filter | 20 |',
      'columnMenuAggregationItem | Aggregate; Premium | 23 |',
      'columnMenuGroupingItem | Group rows; Premium | 27 |',
      'columnMenuManagePanelItem | Manage pivot, manage charts; Premium | 28 |',
      'columnMenuColumnsItem | Hide column, manage columns | 30 |',
    ],
  },
  () => {
    expect(commandsOf({})).toEqual([...SORT, 'Filter', ...COLUMNS]);
    const pin = ['Pin to left', 'Pin to right'];
    expect(commandsOf({}, { plan: 'pro' })).toEqual([
      ...SORT,
      ...pin,
      'Filter',
      ...COLUMNS,
    ]);
    const premium = commandsOf({}, { plan: 'premium' });
    expect(premium).toEqual([
      ...SORT,
      ...pin,
      'Filter',
      expect.stringContaining('Aggregation'),
      'Group by b',
      'Manage pivot',
      ...COLUMNS,
    ]);
  },
);

claim(
  'the orders of the items',
  {
    'data-grid/column-menu': [
      'columnMenuSortItem | Sort, unsort | 10 |',
      'columnMenuPinningItem | Pin, unpin; Pro and Premium | 15 |',
      'columnMenuFilterItem | Filter | 20 |',
      'columnMenuAggregationItem | Aggregate; Premium | 23 |',
      'columnMenuGroupingItem | Group rows; Premium | 27 |',
      'columnMenuManagePanelItem | Manage pivot, manage charts; Premium | 28 |',
      'columnMenuColumnsItem | Hide column, manage columns | 30 |',
    ],
  },
  () => {
    const orders = Object.entries(GridColumnMenu.defaultSlotProps).map(
      ([name, props]) => [name, (props as { displayOrder: number }).displayOrder],
    );
    expect(Object.fromEntries(orders)).toEqual({
      columnMenuSortItem: 10,
      columnMenuPinningItem: 15,
      columnMenuFilterItem: 20,
      columnMenuAggregationItem: 23,
      columnMenuGroupingItem: 27,
      columnMenuManagePanelItem: 28,
      columnMenuColumnsItem: 30,
    });
  },
);

claim(
  'the flags of the grid remove their commands',
  {
    'data-grid/column-menu': [
      'sortable: false or disableColumnSorting',
      'filterable: false or disableColumnFilter',
      'disableColumnSelector is set or a pivot is active',
    ],
  },
  () => {
    expect(commandsOf({ disableColumnSorting: true })).toEqual(['Filter', ...COLUMNS]);
    expect(commandsOf({ disableColumnFilter: true })).toEqual([...SORT, ...COLUMNS]);
    expect(commandsOf({ disableColumnSelector: true })).toEqual([...SORT, 'Filter']);
  },
);

claim(
  'no aggregation without a matching function, as with a data source without functions',
  {
    'data-grid/column-menu': [
      'aggregable: false or disableAggregation is set, or no function supports the column type',
      'A grid with a dataSource has no aggregation functions unless you pass aggregationFunctions.',
    ],
  },
  () => {
    const premium = (props: Partial<GridProps>) =>
      commandsOf(props, { plan: 'premium' }).join();
    const { sum } = GRID_AGGREGATION_FUNCTIONS;
    const column = { field: 'b', availableAggregationFunctions: [] };
    expect(premium({ columns: [column] })).not.toContain('Aggregation');
    expect(premium({ aggregationFunctions: { sum } })).toContain('Aggregation');
    expect(
      premium({ aggregationFunctions: { sum }, columns: [{ field: 'b' }] }),
    ).not.toContain('Aggregation');

    const dataSource: GridProps['dataSource'] = {
      getRows: async () => ({ rows, rowCount: 1 }),
      getAggregatedValue: () => '0',
    };
    expect(premium({ dataSource })).not.toContain('Aggregation');
    expect(premium({ dataSource, aggregationFunctions: { sum } })).toContain(
      'Aggregation',
    );
  },
);

claim(
  'an active pivot removes the column commands',
  { 'data-grid/column-menu': 'disableColumnSelector is set or a pivot is active' },
  () => {
    const { api } = open(
      {
        pivotModel: { rows: [{ field: 'a' }], columns: [], values: [] },
        initialState: { pivoting: { enabled: true } },
      },
      { plan: 'premium' },
    );
    const field = api.getAllColumns().at(0)?.field ?? '';
    const commands = openMenu(api, field);
    expect(commands).toContain('Manage pivot');
    expect(commands).not.toContain('Manage columns');
  },
);

claim(
  'the flags of the premium commands',
  {
    'data-grid/column-menu': [
      'aggregable: false or disableAggregation is set, or no function supports the column type',
      'groupable: false or disableRowGrouping',
      'Manage pivot, manage charts; Premium | 28 | disablePivoting',
    ],
  },
  () => {
    const premium = (props: Partial<GridProps>) =>
      commandsOf(props, { plan: 'premium' }).join();
    expect(premium({ disableAggregation: true })).not.toContain('Aggregation');
    expect(premium({ disableRowGrouping: true })).not.toContain('Group by');
    expect(premium({ disablePivoting: true })).not.toContain('Manage pivot');
    const column = { field: 'b', aggregable: false, groupable: false };
    expect(premium({ columns: [column, { field: 'a' }] })).not.toMatch(
      /Aggregation|Group by/,
    );
  },
);

claim(
  'slots remove and add commands, displayOrder sorts them',
  {
    'data-grid/column-menu': [
      'a column with disableColumnMenu has no menu.',
      'To remove an item, set its slot to null. To reorder the items, set displayOrder; lower numbers come first.',
      "If a column's menu has no items left, its button disappears",
      'Any other key in slots adds an item. The item receives the column as colDef',
      'Items without a displayOrder come last, because its default is 100.',
      'Your item receives everything in its slotProps except displayOrder as props',
    ],
  },
  () => {
    const got: GridColumnMenuItemProps[] = [];
    const Own = (props: GridColumnMenuItemProps & { text?: string }) => {
      got.push(props);
      return <MenuItem onClick={props.onClick}>{props.text ?? 'Own'}</MenuItem>;
    };
    const menu = (slots: GridColumnMenuProps['slots'], slotProps = {}) => ({
      slotProps: { columnMenu: { slots, slotProps } },
    });
    expect(commandsOf(menu({ columnMenuFilterItem: null }))).toEqual([
      ...SORT,
      ...COLUMNS,
    ]);
    expect(commandsOf(menu({}, { columnMenuFilterItem: { displayOrder: 0 } }))).toEqual([
      'Filter',
      ...SORT,
      ...COLUMNS,
    ]);
    expect(commandsOf(menu({ own: Own }))).toEqual([
      ...SORT,
      'Filter',
      ...COLUMNS,
      'Own',
    ]);
    expect(
      commandsOf(
        menu(
          { own: Own, late: Own },
          { own: { text: 'first' }, late: { displayOrder: 99, text: 'late' } },
        ),
      ),
    ).toEqual([...SORT, 'Filter', ...COLUMNS, 'late', 'first']);
    expect(got[0]?.colDef.field).toBe('b');

    open({
      ...menu({ columnMenuFilterItem: null, columnMenuColumnsItem: null }),
      columns: [
        { field: 'a', sortable: false },
        { field: 'b' },
        { field: 'c', disableColumnMenu: true },
      ],
    });
    expect(['a', 'b', 'c'].map(hasButton)).toEqual([false, true, false]);
  },
);

claim(
  'methods open and close it, and disableColumnMenu removes its button',
  {
    'data-grid/column-menu': [
      'disableColumnMenu on the grid removes all menus.',
      'toggleColumnMenu(field) | Opens or closes the menu of a column.',
      'hideColumnMenu() | Closes the open menu.',
    ],
  },
  async () => {
    const { api, update } = open();
    act(() => api.toggleColumnMenu('a'));
    expect(isOpen()).toBe(true);
    act(() => api.toggleColumnMenu('a'));
    await run(400);
    expect(isOpen()).toBe(false);
    openMenu(api, 'a');
    act(() => api.hideColumnMenu());
    await run(400);
    expect(isOpen()).toBe(false);
    update({ disableColumnMenu: true });
    expect(hasButton('a')).toBe(false);
  },
);

claim(
  'keys open and close it; the button is no tab stop',
  {
    'data-grid/column-menu': [
      'Ctrl + Enter (⌘ Command + Enter on macOS) on a header opens the menu. The button itself is not in the tab order.',
      'Esc and Tab close the menu, and focus returns to the header.',
    ],
  },
  async () => {
    open();
    const header = headerOf('a');
    expect(header.querySelector('.MuiDataGrid-menuIconButton')).toHaveAttribute(
      'tabindex',
      '-1',
    );
    for (const key of ['Escape', 'Tab']) {
      act(() => header.focus());
      fireEvent.keyDown(header, { key: 'Enter', ctrlKey: true });
      expect(isOpen()).toBe(true);
      fireEvent.keyDown(find('[role="menu"]'), { key });
      await run(400);
      expect(isOpen()).toBe(false);
      expect(header).toHaveFocus();
    }
  },
);

claim(
  'the wheel, touch and a resize close it',
  {
    'data-grid/column-menu':
      'The menu also closes when users scroll with the wheel or by touch, or start to resize a column.',
  },
  async () => {
    const { api } = open();
    const scroller = find('.MuiDataGrid-virtualScroller');
    const line = find('[data-field="a"] .MuiDataGrid-columnSeparator');
    for (const doWhatCloses of [
      () => fireEvent.wheel(scroller),
      () => fireEvent.touchMove(scroller),
      () => fireEvent.mouseDown(line),
    ]) {
      openMenu(api, 'b');
      expect(isOpen()).toBe(true);
      doWhatCloses();
      await run(400);
      expect(isOpen()).toBe(false);
    }
  },
);
